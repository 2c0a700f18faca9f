import { and, eq, lt } from '#server/db/sql.ts';
import { nameKey } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Fact, Job, Tx } from '#server/core/index.ts';
import {
  hashOf,
  addTime,
  logSecurityEventAfterCommit,
  logSecurityEvent,
  queueMail,
  Refusal,
} from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { deleteInBatches, tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { emitAccountChanged } from './account-changed.ts';
import { reopenAccount, erasureDateOf } from './delete-account.ts';
import { lockUsers } from './lock-account.ts';
import { isPasswordCorrect } from './passwords.ts';
import { excludedUntilOf, suspendedUntilOf } from './policy.ts';
import type { User } from './queries.ts';
import { readName, readRegion } from './queries.ts';
import { startSession } from './sessions.ts';
import { suspensionRefusal } from './suspensions.ts';
import { resetAttempts, countAttempt } from './throttle-login.ts';

const { signIns, users } = tables;

/**
 * Names hold no @, so that a login is one or the other. Of a name that several have nobody is meant:
 * the address is asked for before any password is compared, and no try is counted.
 */
const findByLogin = async (db: Db, siteId: number, login: string): Promise<User | undefined> => {
  const match = login.includes('@')
    ? eq(users.email, login.trim().toLowerCase())
    : eq(users.nameKey, nameKey(login));
  const [user, another] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), match))
    .limit(2);
  if (another) throw refuseFields({ login: 'name_shared' });
  return user;
};

/** Proves who signs in, before the transaction: comparing a password is slow on purpose. */
export const verifyLogin = async (
  core: Core,
  caller: Caller,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<User> => {
  const user = await findByLogin(core.db, caller.site.id, login);
  // Counted for the password: a new one lifts the block, wherever the old one was missed.
  const key = user ? `${user.id}:${user.passwordHash}` : `${caller.site.id}:${nameKey(login)}`;
  const target = { userId: user?.id ?? null, key };
  await countAttempt(core, caller, target);
  const isCorrect = await isPasswordCorrect(user?.passwordHash ?? null, password);
  if (!user || !isCorrect) {
    logSecurityEvent(core, caller, 'sign_in_refused', { account: target.userId });
    throw new Refusal('login_failed');
  }
  await resetAttempts(core, caller, target);
  return user;
};

/** Where somebody is and what with, for a mail about what they did. */
export const whereaboutsOf = (
  { device, geoipCountry: country }: Pick<Caller, 'device' | 'geoipCountry'>,
  language: User['language'],
  at: Date,
): Fact[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return [
    ...(device ? [{ label: 'device' as const, value: device }] : []),
    ...(country ? [{ label: 'place' as const, value: names.of(country) ?? country }] : []),
    { label: 'time', value: at },
  ];
};

/** Remembers the place and device of a sign-in, and mails its owner about new ones. */
export const recordSignIn = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  user: Pick<User, 'id' | 'email' | 'language'>,
): Promise<void> => {
  const { device, network, geoipCountry: country, site } = caller;
  const lastAt = core.clock.now();
  const known = await tx.db.select().from(signIns).where(eq(signIns.userId, user.id));
  await tx.db
    .insert(signIns)
    .values({ userId: user.id, networkHash: hashOf(network), device, country, lastAt })
    .onConflictDoUpdate({
      target: [signIns.userId, signIns.networkHash, signIns.device],
      set: { country, lastAt },
    });
  const isNew = !known.some((row) => row.device === device && row.country === country);
  if (known.length === 0 || !isNew) return;
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    ...(await readRegion(tx, user.id)),
    site,
    template: 'newSignIn',
    values: { name: await readName(tx, user.id) },
    facts: whereaboutsOf(caller, user.language, lastAt),
    path: linkTo('notifications'),
  });
};

interface Admission {
  /** What the member has shown. */
  readonly method: 'password' | 'passkey';
  /** Whether an account comes back that its owner is deleting. */
  readonly reactivate: boolean;
}

/** Lets a member in whose account is locked, and returns the token of the new session. */
export const admit = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  user: User,
  { method, reactivate }: Admission,
): Promise<string> => {
  const now = core.clock.now();
  const suspendedUntil = suspendedUntilOf(user, now);
  if (suspendedUntil) throw suspensionRefusal(core, user, suspendedUntil);
  const excludedUntil = excludedUntilOf(user, now);
  if (excludedUntil) {
    const values = { date: excludedUntil.toISOString() };
    throw new Refusal('account_excluded', { values });
  }
  if (user.deletedAt) {
    const values = { date: erasureDateOf(user.deletedAt).toISOString() };
    if (!reactivate) throw new Refusal('deletion_pending', { values });
    await reopenAccount(core, tx, caller.site, user);
  }
  // Who was shut out until now can be seen again.
  if (user.excludedUntil ?? user.suspendedUntil) await emitAccountChanged(core, tx, user.id);
  await recordSignIn(core, tx, caller, user);
  logSecurityEventAfterCommit(core, tx, caller, 'signed_in', { account: user.id, method });
  return startSession(core, tx, user.id, caller);
};

/** Lets a member in whose password was right. */
export const signIn = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  verified: User,
  reactivate: boolean,
): Promise<string> => {
  const [user] = await lockUsers(tx, [verified.id]);
  // Between proof and lock the password may have been changed, by somebody with better proof.
  if (user?.passwordHash !== verified.passwordHash) throw new Refusal('login_failed');
  return admit(core, tx, caller, user, { method: 'password', reactivate });
};

/** Forgets places and devices that were not used for long. */
export const forgetSignIns = (core: Core): Job<'forget-sign-ins'> => ({
  name: 'forget-sign-ins',
  schedule: '47 4 * * *',
  run: async () => {
    const since = addTime(core.clock.now(), { days: -limits.signInMemoryDays });
    await deleteInBatches(core.db, signIns, lt(signIns.lastAt, since));
  },
});
