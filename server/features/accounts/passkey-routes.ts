import * as contract from '#contract/accounts/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { askForLogin, countPasskeyAttempt, logInWithPasskey } from './log-in-with-passkey.ts';
import {
  addOwnPasskey,
  askForOwnPasskey,
  proveMember,
  readPasskeys,
  removeOwnPasskey,
} from './passkeys.ts';
import { readUser } from './users.ts';

export const passkeyRoutes: readonly Route[] = [
  route(contract.passkeys, ({ core, caller }) => readPasskeys(core, caller)),

  routeWithPrepare(
    contract.passkeyAsk,
    ({ core, caller, body }) => proveMember(core, caller, body.password),
    ({ core, tx, caller, prepared }) => askForOwnPasskey(core, tx, caller, prepared),
  ),

  route(contract.passkeyAdd, ({ core, tx, caller, body }) => addOwnPasskey(core, tx, caller, body)),

  routeWithPrepare(
    contract.passkeyRemove,
    ({ core, caller, body }) => proveMember(core, caller, body.password),
    ({ core, tx, caller, body, prepared }) => removeOwnPasskey(core, tx, caller, body.id, prepared),
  ),

  route(contract.passkeyLoginAsk, ({ core, tx, caller }) => askForLogin(core, tx, caller)),

  routeWithPrepare(
    contract.passkeyLogin,
    ({ core, caller, body }) => countPasskeyAttempt(core, caller, body),
    async ({ core, tx, caller, body, prepared, sessionCookie }) => {
      const { userId, token } = await logInWithPasskey(core, tx, caller, body, prepared);
      sessionCookie.set(token);
      return { user: await readUser(core, tx.db, caller.site, userId) };
    },
  ),
];
