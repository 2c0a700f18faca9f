import { and, eq, ne } from 'drizzle-orm';
import { decisionUndo } from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { chatJobs } from '#server/features/chat/index.ts';
import type { TestApp } from './app.ts';
import { decideCase, lastDecision, tell } from './cases.ts';
import type { Person } from './people.ts';
import type { Staff } from './staff.ts';
import { waitFor } from './wait.ts';

/** What of somebody is held in a chat, as they see it. */
export const heldOf = async (app: TestApp, { session }: Person, conversation: string) => {
  const { held } = await app.as({ session })(api.messages, { query: { conversation } });
  return held.map(({ text }) => text);
};

/** The open case about somebody, once the job of the held message has opened it. */
export const openCaseOf = ({ core }: TestApp, { profileId }: Person): Promise<string> =>
  waitFor(async () => {
    const { cases } = tables;
    const [open] = await core.db
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.memberId, profileId), ne(cases.state, 'decided')));
    return open?.id ?? null;
  }, 'the case');

/** Decides the case about somebody, as if the time to undo it had passed. */
export const decideAbout = async (
  app: TestApp,
  staff: Staff,
  person: Person,
  body: Parameters<typeof decideCase>[2],
): Promise<string> => {
  const id = await openCaseOf(app, person);
  const answer = await decideCase(app, staff, { id, ...body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await tell(app, id);
  return id;
};

/** Takes back the last decision in a case. */
export const undoLast = async (app: TestApp, staff: Staff, caseId: string): Promise<void> => {
  const { id } = await lastDecision(app, staff, caseId);
  await app.as(staff)(decisionUndo, { body: { id, reason: 'It was a joke.' } });
};

/** How much of somebody is held. */
export const countHeld = ({ core }: TestApp, { profileId }: Person): Promise<number> =>
  core.db.$count(tables.heldMessages, eq(tables.heldMessages.senderId, profileId));

/** Delivers what was held for too long. */
export const deliverOverdue = async ({ core }: Pick<TestApp, 'core'>): Promise<void> => {
  await chatJobs(core)
    .find(({ name }) => name === 'deliver-held-messages')
    ?.run({});
};
