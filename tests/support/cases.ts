import { eq } from 'drizzle-orm';
import { login } from '#contract/accounts/index.ts';
import type { Input } from '#contract/core/endpoint.ts';
import * as contract from '#contract/console/index.ts';
import { member } from '#contract/members/index.ts';
import { reportFile } from '#contract/moderation.ts';
import { tables } from '#server/db/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { PASSWORD } from './people.ts';
import type { Staff } from './staff.ts';

type Form = Input<typeof contract.caseDecide>['body'];

/** Reports somebody, and gives the case that it opened or was added to. */
export const reportCase = async (
  app: TestApp,
  reporter: Person,
  reported: Person,
  more: Partial<Input<typeof reportFile>['body']> = {},
): Promise<string> => {
  const { report } = await app.as({ session: reporter.session })(reportFile, {
    body: { member: reported.profileId, reason: 'scam', message: 'Asked for money.', ...more },
  });
  const { reports } = tables;
  const [row] = await app.core.db
    .select()
    .from(reports)
    .where(eq(reports.reference, report.reference));
  if (!row?.caseId) throw new Error('The report opened no case.');
  return row.caseId;
};

/** A decision that needs no more. */
export const grounds = { ground: 'money', facts: 'On 1 May you asked for vouchers.' } as const;

/** Decides a case, as it goes over the wire. */
export const decideCase = (app: TestApp, { staff }: Staff, body: Partial<Form>) =>
  app.send('POST', contract.caseDecide.path, { staff, body });

export const readCase = (app: TestApp, { staff }: Staff, id: string) =>
  app.as({ staff })(contract.caseRead, { query: { id } });

/** Tells of what was decided in a case, as if the time to undo it had passed. */
export const tell = async (app: Pick<TestApp, 'core'>, caseId: string): Promise<void> => {
  const { decisions } = tables;
  const made = await app.core.db.select().from(decisions).where(eq(decisions.caseId, caseId));
  const job = moderationJobs(app.core).find(({ name }) => name === 'tell-decision');
  for (const { id } of made) await job?.run({ id });
};

/** Bans a member through two people, and tells them. */
export const ban = async (
  app: TestApp,
  [first, second]: readonly [Staff, Staff],
  id: string,
): Promise<void> => {
  const answer = await decideCase(app, first, { id, kind: 'ban', ...grounds });
  const { proposal } = answer.json<{ proposal: { id: string } }>();
  await app.as(second)(contract.proposalDecide, {
    body: { id: proposal.id, decision: 'agree', reason: '' },
  });
  await tell(app, id);
};

/** The last decision in a case, as the console shows it. */
export const lastDecision = async (app: TestApp, staff: Staff, id: string) => {
  const { decisions } = await readCase(app, staff, id);
  const last = decisions.at(-1);
  if (!last) throw new Error('Nothing was decided.');
  return last;
};

/** Whether somebody can be found by another. */
export const isFound = async (
  app: TestApp,
  { session }: Person,
  { profileId: id }: Person,
): Promise<boolean> => {
  const { listings } = tables;
  const rows = await app.core.db.select().from(listings).where(eq(listings.profileId, id));
  const page = await app
    .as({ session })(member, { query: { id } })
    .catch(() => null);
  return rows.length > 0 && page !== null;
};

/** What somebody is told who logs in. */
export const loginOf = async (app: TestApp, { email }: Person) => {
  const answer = await app.send('POST', login.path, { body: { login: email, password: PASSWORD } });
  return answer.json<{ code?: string; values?: Record<string, string> }>();
};
