import { and, eq, gt, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { emitAccountChanged } from './account-changed.ts';
import { lockUser } from './lock-account.ts';
import type { User } from './queries.ts';
import { endSessionsOf } from './sessions.ts';

const { users } = tables;

/** The end of what has none. */
export const FOREVER = new Date('9999-12-31T00:00:00Z');

/** Until when a member is shut out, by themselves or by moderators; null if they never were. */
export const barredUntil = sql<Date | null>`greatest(${users.excludedUntil}, ${users.suspendedUntil})`;

/** What opens a decision for the member whom it is about: mailed, and told to who logs in. */
export const decisionKey = (core: Core, reference: string): string =>
  core.seal.mark(`decision:${reference}`);

/** Tells who proved whose account it is where the reasons are. */
export const suspensionRefusal = (core: Core, { suspendedBy }: User, until: Date): Refusal => {
  const reference = suspendedBy ?? '';
  const values = { reference, key: decisionKey(core, reference) };
  return until >= FOREVER
    ? new Refusal('account_banned', { values })
    : new Refusal('account_suspended', { values: { ...values, date: until.toISOString() } });
};

/** Whether a mailbox belongs to somebody whom moderators have shut out of a site. */
export const isMailboxSuspended = async (
  core: Core,
  tx: Tx,
  siteId: number,
  emailHash: string,
): Promise<boolean> =>
  (await tx.db.$count(
    users,
    and(
      eq(users.siteId, siteId),
      eq(users.emailHash, emailHash),
      gt(users.suspendedUntil, core.clock.now()),
    ),
  )) > 0;

/** Shuts a member out at once, everywhere they are signed in; without an end lets them in again. */
export const setSuspension = async (
  core: Core,
  tx: Tx,
  userId: string,
  suspension: { readonly until: Date; readonly reference: string } | null,
): Promise<void> => {
  await lockUser(tx, userId);
  await tx.db
    .update(users)
    .set({
      suspendedUntil: suspension?.until ?? null,
      suspendedBy: suspension?.reference ?? null,
    })
    .where(eq(users.id, userId));
  if (suspension) await endSessionsOf(core, tx, userId);
  await emitAccountChanged(core, tx, userId);
};
