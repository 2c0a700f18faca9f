import type * as z from 'zod/mini';
import type { OwnPasskeys, passkeyAdd } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import {
  askForRegistration,
  listPasskeys,
  logSecurityEventAfterCommit,
  queueMail,
  Refusal,
  registerPasskey,
  removePasskey,
  toPasskeyView,
} from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { whereaboutsOf } from './log-in.ts';
import { lockUser } from './lock-account.ts';
import { isRecentLogin, memberOf, requireSession } from './policy.ts';
import type { User } from './queries.ts';
import { readName, readRegion } from './queries.ts';
import { loginTimeOf } from './sessions.ts';
import type { PasswordProof } from './verify-password.ts';
import { lockVerifiedUser, verifyPassword } from './verify-password.ts';

const hasLoggedInLately = async (core: Core, caller: Caller): Promise<boolean> =>
  isRecentLogin(await loginTimeOf(core, requireSession(caller)), core.clock.now());

/**
 * Asks who changes a way into the account to be its owner: a login a moment ago will do, or the
 * password. A browser that somebody left open is then no way to a key of their own.
 */
export const proveMember = async (
  core: Core,
  caller: Caller,
  password: string | undefined,
): Promise<PasswordProof | null> => {
  if (await hasLoggedInLately(core, caller)) return null;
  if (password === undefined) throw refuseFields({ password: 'required' });
  return verifyPassword(core, memberOf(caller), password, 'password');
};

type Proof = Awaited<ReturnType<typeof proveMember>>;

const lockProven = (tx: Tx, caller: Caller, proof: Proof): Promise<User> =>
  proof ? lockVerifiedUser(tx, proof) : lockUser(tx, memberOf(caller));

/** The member's passkeys as they were a moment ago, and whether changing them asks for more. */
export const readPasskeys = async (core: Core, caller: Caller): Promise<OwnPasskeys> => ({
  passkeys: await viewsOf(core.db, memberOf(caller)),
  password_needed: !(await hasLoggedInLately(core, caller)),
});

const viewsOf = async (db: Db, userId: string) =>
  (await listPasskeys(db, { userId })).map(toPasskeyView);

const listWithRoom = async (tx: Tx, userId: string) => {
  const known = await listPasskeys(tx.db, { userId });
  if (known.length >= limits.passkeys.perMember) throw new Refusal('too_many_passkeys');
  return known;
};

/** What the browser has to make. Only who has proven to be the member gets it, and nobody adds a key without. */
export const askForOwnPasskey = async (core: Core, tx: Tx, caller: Caller, proof: Proof) => {
  const { id, email } = await lockProven(tx, caller, proof);
  const known = await listWithRoom(tx, id);
  const name = await readName(tx, id);
  return askForRegistration(core, tx, caller, { owner: id, account: email, name, known });
};

const tellByMail = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  user: User,
  template: 'passkeyAdded' | 'passkeyRemoved',
  passkey: string,
): Promise<void> => {
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    ...(await readRegion(tx, user.id)),
    site: caller.site,
    template,
    values: { name: await readName(tx, user.id), passkey },
    facts: whereaboutsOf(caller, user.language, core.clock.now()),
    path: `${linkTo('notifications')}#passkeys`,
  });
};

export const addOwnPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { name = caller.device || 'Passkey', passkey }: z.output<(typeof passkeyAdd)['body']>,
): Promise<OwnPasskeys> => {
  const user = await lockUser(tx, memberOf(caller));
  const { id: userId } = user;
  await listWithRoom(tx, userId);
  await registerPasskey(core, tx, caller, { asked: userId, owner: { userId }, name }, passkey);
  logSecurityEventAfterCommit(core, tx, caller, 'passkey_added');
  await tellByMail(core, tx, caller, user, 'passkeyAdded', name);
  return { passkeys: await viewsOf(tx.db, userId), password_needed: false };
};

export const removeOwnPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  passkeyId: string,
  proof: Proof,
): Promise<OwnPasskeys> => {
  const user = await lockProven(tx, caller, proof);
  const { id: userId } = user;
  const removed = (await listPasskeys(tx.db, { userId })).find(({ id }) => id === passkeyId);
  await removePasskey(tx, { userId }, passkeyId);
  logSecurityEventAfterCommit(core, tx, caller, 'passkey_removed');
  await tellByMail(core, tx, caller, user, 'passkeyRemoved', removed?.name ?? '');
  return { passkeys: await viewsOf(tx.db, userId), password_needed: proof !== null };
};
