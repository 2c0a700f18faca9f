import * as contract from '#contract/accounts/index.ts';
import { logSecurityEvent, Refusal } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { activateAccount, resendActivation } from './activate-account.ts';
import { correctAddress } from './correct-address.ts';
import { memberOf, requireSession } from './policy.ts';
import { requestExclusion, confirmExclusion } from './exclusions.ts';
import { verifyLogin, signIn } from './log-in.ts';
import { requestEmailChange, changeEmail } from './change-email.ts';
import { isTokenValid } from './mail-tokens.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { preparePassword } from './passwords.ts';
import { findAccountForReset, mailPasswordReset, resetPassword } from './reset-password.ts';
import { endSession, recordPageHidden } from './sessions.ts';
import { lockVerifiedUser, verifyPassword } from './verify-password.ts';
import { settingsRoutes } from './settings-routes.ts';
import { signupRoutes } from './signup-routes.ts';
import { countTakenAddress } from './address-lookups.ts';
import { readUser, saveLanguage } from './users.ts';

const ok = { ok: true } as const;

const userRoutes: readonly Route[] = [
  route(contract.user, async ({ caller }) => {
    const { user } = requireSession(caller);
    if (!user) throw new Refusal('authentication_required');
    return { user };
  }),

  route(contract.userUpdate, async ({ core, tx, caller, body }) => ({
    user: await saveLanguage(core, tx.db, caller.site, memberOf(caller), body.language),
  })),

  routeWithPrepare(
    contract.login,
    ({ core, caller, body }) => verifyLogin(core, caller, body),
    async ({ core, tx, caller, body, prepared, sessionCookie }) => {
      const token = await signIn(core, tx, caller, prepared, body.reactivate === true);
      sessionCookie.set(token);
      return { user: await readUser(core, tx.db, caller.site, prepared.id) };
    },
  ),

  route(contract.logout, async ({ core, caller, sessionCookie }) => {
    const { session } = caller;
    if (session) {
      await core.transact((tx) => endSession(core, tx, session.id));
      logSecurityEvent(core, caller, 'signed_out');
    }
    sessionCookie.clear();
    return ok;
  }),

  route(contract.pageHidden, async ({ core, tx, caller }) => {
    if (caller.session) await recordPageHidden(core, tx, caller.session);
    return ok;
  }),
];

const recoveryRoutes: readonly Route[] = [
  route(contract.activate, ({ core, tx, caller, body }) =>
    activateAccount(core, tx, caller.site, body.token),
  ),

  route(contract.activateResend, async ({ core, tx, caller }) => {
    await resendActivation(core, tx, caller.site, memberOf(caller));
    return ok;
  }),

  routeWithPrepare(
    contract.activateCorrect,
    ({ core, caller, body }) => countTakenAddress(core, caller, body.email),
    async ({ core, tx, caller, body }) => {
      await correctAddress(core, tx, caller.site, memberOf(caller), body.email);
      return ok;
    },
  ),

  routeWithPrepare(
    contract.resetAsk,
    ({ core, caller, body }) => findAccountForReset(core, caller, body.email),
    async ({ core, tx, caller, prepared }) => {
      await mailPasswordReset(core, tx, caller.site, prepared);
      return ok;
    },
  ),

  route(contract.resetCheck, async ({ core, caller, query }) => {
    if (!(await isTokenValid(core, caller.site, 'reset', query.token)))
      throw new Refusal('link_expired');
    return ok;
  }),

  routeWithPrepare(
    contract.resetDo,
    ({ body }) => preparePassword(body.password),
    async ({ core, tx, caller, body, prepared, sessionCookie }) => {
      const session = await resetPassword(core, tx, caller, body, prepared);
      if (session !== null) sessionCookie.set(session);
      return { signed_in: session !== null };
    },
    // The cookie came with the first answer only.
    { signed_in: false },
  ),

  routeWithPrepare(
    contract.mailChangeAsk,
    async ({ core, caller, body }) => {
      const proof = await verifyPassword(core, memberOf(caller), body.password, 'password');
      await countTakenAddress(core, caller, body.email);
      return proof;
    },
    async ({ core, tx, caller, body, prepared }) => {
      const user = await lockVerifiedUser(tx, prepared);
      await requestEmailChange(core, tx, caller, user, body.email);
      return ok;
    },
  ),

  route(contract.mailChangeDo, async ({ core, tx, caller, body }) => {
    await changeEmail(core, tx, caller, body.token);
    return ok;
  }),
];

const exclusionRoutes: readonly Route[] = [
  route(contract.exclusion, async ({ core, tx, caller, body }) => {
    await requestExclusion(core, tx, caller, body);
    return ok;
  }),

  route(contract.exclusionConfirm, async ({ core, tx, caller, body }) => {
    const until = await confirmExclusion(core, tx, caller, body.token);
    return { until: until.toISOString() };
  }),
];

export const accountRoutes: readonly Route[] = [
  ...userRoutes,
  ...signupRoutes,
  ...recoveryRoutes,
  ...settingsRoutes,
  ...passkeyRoutes,
  ...exclusionRoutes,
];
