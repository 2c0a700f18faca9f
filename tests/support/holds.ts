import { eq } from 'drizzle-orm';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { chatJobs } from '#server/features/chat/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import type { TestApp } from './app.ts';
import { decideCase, tell } from './cases.ts';
import type { Person } from './people.ts';
import type { Staff } from './staff.ts';

/** What of somebody is held in a chat, as they see it. */
export const heldOf = async (app: TestApp, { session }: Person, conversation: string) => {
  const { held } = await app.as({ session })(api.messages, { query: { conversation } });
  return held.map(({ text }) => text);
};

/** Opens cases at once, and gives the one about somebody. */
export const openCaseOf = async ({ core }: TestApp, { profileId }: Person): Promise<string> => {
  await moderationJobs(core)
    .find(({ name }) => name === 'open-cases')
    ?.run({});
  const { cases } = tables;
  const found = await core.db.select().from(cases).where(eq(cases.memberId, profileId));
  const open = found.find(({ state }) => state !== 'decided');
  if (!open) throw new Error('There is no case.');
  return open.id;
};

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

/** Delivers what was held for too long. */
export const deliverOverdue = async ({ core }: Pick<TestApp, 'core'>): Promise<void> => {
  await chatJobs(core)
    .find(({ name }) => name === 'deliver-held-messages')
    ?.run({});
};
