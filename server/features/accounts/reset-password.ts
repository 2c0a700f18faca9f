import { and, eq } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import {
  listPasskeys,
  logSecurityEventAfterCommit,
  logSecurityEvent,
  queueMail,
  Refusal,
} from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countUp } from '#server/http/index.ts';
import { confirmAddress } from './activate-account.ts';
import { recordSignIn } from './log-in.ts';
import { revokeTokens, findToken, issueToken } from './mail-tokens.ts';
import { checkPassword, personalGuessesOf } from './passwords.ts';
import { isBarred } from './policy.ts';
import { endSessionsOf, startSession } from './sessions.ts';
import { isKnownNetwork } from './throttle-login.ts';
import { countAddressLookup } from './address-lookups.ts';

const { profiles, users } = tables;

const DAY_SECONDS = 86_400;

/**
 * The account of an address, if another mail may go there today. One that nobody has is counted
 * like any other, so that the count tells nothing. What strangers ask for is counted
 * apart from the member's own networks, so that nobody can keep a member from a new password.
 */
export const findAccountForReset = async (core: Core, caller: Caller, typed: string) => {
  await countAddressLookup(core, caller);
  const email = typed.toLowerCase();
  const [row] = await core.db
    .select({ user: users, name: profiles.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.siteId, caller.site.id), eq(users.email, email)));
  const limit = { max: limits.resetMailsPerDay, seconds: DAY_SECONDS };
  const isKnown = row !== undefined && (await isKnownNetwork(core, caller, row.user.id));
  const key = `${isKnown ? 'reset' : 'reset-stranger'}:${caller.site.id}:${email}`;
  const { over, wait } = await countUp(core, key, limit);
  if (over) throw new Refusal('reset_too_many', { values: { retry_after: wait } });
  logSecurityEvent(core, caller, 'password_reset_asked', { account: row?.user.id ?? null });
  if (!row) throw new Refusal('email_unknown');
  return row;
};

/** Mails the link that sets a new password. */
export const mailPasswordReset = async (
  core: Core,
  tx: Tx,
  site: Site,
  { user, name }: Awaited<ReturnType<typeof findAccountForReset>>,
): Promise<void> => {
  const hours = limits.resetHours;
  const token = await issueToken(core, tx, { userId: user.id, kind: 'reset', hours });
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    template: 'reset',
    values: { name, hours },
    path: linkTo('reset-password-do', {}, { token }),
  });
};

/**
 * Stores a new password, ends the sessions that the old one opened, takes back the links that
 * whoever knew it may have asked for, and tells the owner.
 */
export const setPassword = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  userId: string,
  passwordHash: string,
  exceptSession?: string,
): Promise<void> => {
  const [user] = await tx.db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning();
  const [profile] = await tx.db
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!user || !profile) throw new Refusal('authentication_required');
  await endSessionsOf(core, tx, userId, exceptSession);
  await revokeTokens(tx, userId, 'reset', 'mail_change');
  logSecurityEventAfterCommit(core, tx, caller, 'password_changed', { account: userId });
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site: caller.site,
    template: 'passwordChanged',
    values: { name: profile.name, passkeys: (await listPasskeys(tx.db, { userId })).length },
    path: linkTo('reset-password'),
  });
};

/**
 * Sets a new password with the mailed secret, which also proves the address and this network, and
 * returns the token of a new session. None begins in an account that its owner has closed or shut.
 */
export const resetPassword = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { token, password }: { readonly token: string; readonly password: string },
  passwordHash: string,
): Promise<string | null> => {
  const found = await findToken(core, tx, caller.site, 'reset', token);
  if (!found) throw new Refusal('link_expired');
  checkPassword(password, personalGuessesOf(found.user));
  await confirmAddress(core, tx, caller.site, found.user);
  await setPassword(core, tx, caller, found.user.id, passwordHash);
  await recordSignIn(core, tx, caller, found.user);
  const { id, deletedAt } = found.user;
  if (deletedAt || isBarred(found.user, core.clock.now())) return null;
  logSecurityEventAfterCommit(core, tx, caller, 'signed_in', { account: id });
  return startSession(core, tx, id, caller);
};
