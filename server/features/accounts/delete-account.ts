import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Job, Site, Tx } from '#server/core/index.ts';
import { forgetMails, forgetSms, addTime, queueMail, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { confirmAddress } from './activate-account.ts';
import { emitAccountChanged } from './account-changed.ts';
import { cancelExportJobs } from './export-data.ts';
import { revokeTokens, findToken, issueToken } from './mail-tokens.ts';
import { endSessionsOf } from './sessions.ts';
import type { User } from './queries.ts';
import { lockUser } from './lock-account.ts';
import { readName, readRegion } from './queries.ts';

const { companies, idempotencyKeys, profiles, users } = tables;

declare module '#server/core/events.ts' {
  interface Events {
    /** A member is gone for good: what other features hold goes in the same transaction. */
    'account.erased': {
      userId: string;
      siteId: number;
      /** Null where nobody ever proved that it was theirs. */
      email: string | null;
    };
  }
}

/** When a closed account is erased. */
export const erasureDateOf = (deletedAt: Date): Date =>
  addTime(deletedAt, { days: limits.deletionDays });

/** Closes an account: nobody sees it, no session is left, and 14 days remain to come back. */
export const closeAccount = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
  reason: string | undefined,
): Promise<Date> => {
  const deletedAt = core.clock.now();
  const [user] = await tx.db
    .update(users)
    .set({ status: 'deleted', deletedAt, leaveReason: reason?.trim() || null })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  if (!user) throw new Refusal('authentication_required');
  await tx.db.update(profiles).set({ status: 'disabled' }).where(eq(profiles.userId, userId));
  await emitAccountChanged(core, tx, userId);
  await endSessionsOf(core, tx, userId);
  await revokeTokens(tx, userId, 'mail_change');
  const hours = limits.deletionDays * 24;
  const token = await issueToken(core, tx, { userId, kind: 'return', hours });
  const date = erasureDateOf(deletedAt);
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    ...(await readRegion(tx, userId)),
    site,
    template: 'deletion',
    values: { name: await readName(tx, userId), date },
    path: linkTo('account-deleted', {}, { token }),
  });
  return date;
};

/** Opens a closed account again, as it was. */
export const reopenAccount = async (core: Core, tx: Tx, site: Site, user: User): Promise<void> => {
  const isConfirmed = user.confirmedAt !== null;
  await tx.db
    .update(users)
    .set({
      status: isConfirmed ? 'active' : 'not_confirmed',
      deletedAt: null,
      leaveReason: null,
      // Who is welcomed back is not erased an hour later for what was not confirmed before.
      returnedAt: isConfirmed ? null : core.clock.now(),
    })
    .where(eq(users.id, user.id));
  await tx.db
    .update(profiles)
    .set({ status: isConfirmed ? 'active' : 'disabled' })
    .where(eq(profiles.userId, user.id));
  await emitAccountChanged(core, tx, user.id);
  await revokeTokens(tx, user.id, 'return');
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    template: 'reactivated',
    values: { name: await readName(tx, user.id) },
    path: linkTo('index'),
  });
};

/** Brings an account back with the secret of the mail that said goodbye, which proves the address. */
export const reopenByMail = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  token: string,
): Promise<void> => {
  const found = await findToken(core, tx, site, 'return', token);
  if (!found?.user.deletedAt) throw new Refusal('link_expired');
  await reopenAccount(core, tx, site, found.user);
  await confirmAddress(core, tx, site, await lockUser(tx, found.user.id));
};

/** Percent off for staying, if the company offers it and the member has not had it. */
export const findLeaveOffer = async (
  db: Tx['db'],
  site: Site,
  user: Pick<User, 'leaveOfferAt'>,
): Promise<number | null> => {
  if (user.leaveOfferAt) return null;
  const [company] = await db
    .select({ percent: companies.deleteDiscount })
    .from(companies)
    .where(eq(companies.id, site.companyId));
  return company?.percent || null;
};

/** Takes the discount for staying; it is there once. */
export const acceptLeaveOffer = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
): Promise<number> => {
  const percent = await findLeaveOffer(tx.db, site, await lockUser(tx, userId));
  if (percent === null) throw new Refusal('offer_gone');
  await tx.db
    .update(users)
    .set({ leaveOfferAt: core.clock.now(), leaveOfferPercent: percent })
    .where(eq(users.id, userId));
  return percent;
};

/** First words that others wrote for a member wait for nobody any more. */
const deleteFirstMessagesTo = async ({ db }: Tx, userId: string): Promise<void> => {
  const erasedProfiles = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  await db
    .update(users)
    .set({ signupMessage: null, signupFor: null })
    .where(inArray(users.signupFor, erasedProfiles));
};

const eraseAccount = (core: Core, userId: string, due: ReturnType<typeof isDueForErasure>) =>
  core.transact(async (tx) => {
    // Asked again under the lock: it may have come back a moment ago.
    const [user] = await tx.db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), due))
      .for('update');
    if (!user) return;
    const { siteId, email, confirmedAt } = user;
    await endSessionsOf(core, tx, userId);
    const proven = confirmedAt === null ? null : email;
    await core.events.emit(tx, 'account.erased', { userId, siteId, email: proven });
    await tx.db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `${siteId}:${userId}`));
    await deleteFirstMessagesTo(tx, userId);
    await tx.db.delete(users).where(eq(users.id, userId));
    await cancelExportJobs(core, tx, userId);
    await forgetMails(core, tx, user);
    await forgetSms(core, tx, userId);
  });

const isDueForErasure = (core: Core) => {
  const now = core.clock.now();
  const isClosedLongAgo = lt(users.deletedAt, addTime(now, { days: -limits.deletionDays }));
  const isNeverConfirmed = and(
    isNull(users.confirmedAt),
    eq(users.status, 'not_confirmed'),
    lt(
      sql`coalesce(${users.returnedAt}, ${users.createdAt})`,
      addTime(now, { days: -limits.unconfirmedDays }),
    ),
  );
  return or(and(isNotNull(users.deletedAt), isClosedLongAgo), isNeverConfirmed);
};

/** Erases what was closed 14 days ago, and accounts whose address nobody ever confirmed. */
export const eraseAccounts = (core: Core): Job<'erase-accounts'> => ({
  name: 'erase-accounts',
  schedule: '3 * * * *',
  run: async () => {
    const due = isDueForErasure(core);
    const rows = await core.db.select({ id: users.id }).from(users).where(due);
    const failures: unknown[] = [];
    for (const { id } of rows) {
      // An account that cannot be erased must not keep the others.
      await eraseAccount(core, id, due).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be erased.');
  },
});
