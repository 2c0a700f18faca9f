import type * as z from 'zod/mini';
import type { passkeyLogin } from '#contract/accounts/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import {
  askForPasskey,
  findPasskey,
  logSecurityEvent,
  Refusal,
  verifyPasskey,
} from '#server/core/index.ts';
import { lockUsers } from './lock-account.ts';
import { admit } from './log-in.ts';
import type { User } from './queries.ts';
import type { LoginTarget } from './throttle-login.ts';
import { countAttempt, resetAttempts } from './throttle-login.ts';

type Body = z.output<(typeof passkeyLogin)['body']>;

/** Asked of whoever has a passkey for this host; the console asks for others. */
const ask = { purpose: 'sign_in', owner: null } as const;

export const askForLogin = (core: Core, tx: Tx, caller: Caller) =>
  askForPasskey(core, tx, caller, ask);

/** Counts a try before it is made, like one with a password. */
export const countPasskeyAttempt = async (
  core: Core,
  caller: Caller,
  { passkey }: Body,
): Promise<LoginTarget> => {
  const known = await findPasskey(core.db, passkey.id);
  const target = { userId: known?.userId ?? null, key: `passkey:${passkey.id}` };
  await countAttempt(core, caller, target);
  return target;
};

/** The owner of a passkey that has signed, with their account locked; it works on their own site only. */
const findOwner = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { passkey }: Body,
  { userId }: LoginTarget,
): Promise<User> => {
  const [user] = await lockUsers(tx, userId === null ? [] : [userId]);
  if (user?.siteId !== caller.site.id) throw new Refusal('passkey_failed');
  const shown = await verifyPasskey(core, tx, caller, ask, passkey);
  if (shown.userId !== user.id) throw new Refusal('passkey_failed');
  return user;
};

/** Lets the owner of a passkey in, as a password does: the member, and the token of their session. */
export const logInWithPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: Body,
  target: LoginTarget,
): Promise<{ readonly userId: string; readonly token: string }> => {
  const user = await findOwner(core, tx, caller, body, target).catch((error: unknown) => {
    if (error instanceof Refusal)
      logSecurityEvent(core, caller, 'sign_in_refused', { account: target.userId });
    throw error;
  });
  const reactivate = body.reactivate === true;
  const token = await admit(core, tx, caller, user, { method: 'passkey', reactivate });
  tx.afterCommit(() => resetAttempts(core, caller, target));
  return { userId: user.id, token };
};
