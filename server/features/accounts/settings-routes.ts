import * as contract from '#contract/accounts/index.ts';
import { logSecurityEventAfterCommit } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { memberOf, requireSession } from './policy.ts';
import { acceptLeaveOffer, closeAccount, reopenByMail } from './delete-account.ts';
import { readExportFile, readExport, startExport } from './export-data.ts';
import { personalGuessesOf, preparePassword } from './passwords.ts';
import { setPassword } from './reset-password.ts';
import { endOwnSession, endSessionsOf, listSessions } from './sessions.ts';
import { readAccount, updateAccount } from './settings.ts';
import { lockVerifiedUser, verifyPassword } from './verify-password.ts';

const ok = { ok: true } as const;

export const settingsRoutes: readonly Route[] = [
  route(contract.account, async ({ core, caller }) => ({
    account: await readAccount(core, core.db, caller.site, memberOf(caller)),
  })),

  route(contract.accountUpdate, async ({ core, tx, caller, body }) => {
    await updateAccount(core, tx, caller.site, memberOf(caller), body);
    return { account: await readAccount(core, tx.db, caller.site, memberOf(caller)) };
  }),

  routeWithPrepare(
    contract.passwordChange,
    async ({ core, caller, body }) => {
      const proof = await verifyPassword(core, memberOf(caller), body.old_password, 'old_password');
      return { proof, hash: await preparePassword(body.password, personalGuessesOf(proof.user)) };
    },
    async ({ core, tx, caller, prepared }) => {
      const { id, userId } = requireSession(caller);
      await lockVerifiedUser(tx, prepared.proof);
      await setPassword(core, tx, caller, userId, prepared.hash, id);
      return ok;
    },
  ),

  route(contract.sessions, async ({ core, caller }) => ({
    sessions: await listSessions(core, requireSession(caller)),
  })),

  route(contract.sessionsEnd, async ({ core, tx, caller, body }) => {
    const { id, userId } = requireSession(caller);
    if (body.id === undefined) await endSessionsOf(core, tx, userId, id);
    else await endOwnSession(core, tx, userId, body.id);
    logSecurityEventAfterCommit(core, tx, caller, 'session_ended');
    return ok;
  }),

  routeWithPrepare(
    contract.accountDelete,
    ({ core, caller, body }) => verifyPassword(core, memberOf(caller), body.password, 'password'),
    async ({ core, tx, caller, body, prepared, sessionCookie }) => {
      await lockVerifiedUser(tx, prepared);
      const date = await closeAccount(core, tx, caller.site, memberOf(caller), body.reason);
      sessionCookie.clear();
      logSecurityEventAfterCommit(core, tx, caller, 'account_closed');
      return { erased_at: date.toISOString() };
    },
  ),

  route(contract.accountReturn, async ({ core, tx, caller, body }) => {
    await reopenByMail(core, tx, caller, body.token);
    return ok;
  }),

  route(contract.leaveOfferAccept, async ({ core, tx, caller }) => ({
    percent: await acceptLeaveOffer(core, tx, caller.site, memberOf(caller)),
  })),

  route(contract.exportState, async ({ core, caller }) => ({
    export: await readExport(core, memberOf(caller)),
  })),

  route(contract.exportStart, async ({ core, tx, caller }) => ({
    export: await startExport(core, tx, caller.site, memberOf(caller)),
  })),

  route(contract.exportFile, ({ core, caller }) => readExportFile(core, memberOf(caller))),
];
