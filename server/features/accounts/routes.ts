import * as contract from '../../../contract/accounts.ts';
import type { Caller } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import type { Route } from '../../http/index.ts';
import { route } from '../../http/index.ts';
import { askExclusion, confirmExclusion } from './exclusions.ts';
import { endSession } from './sessions.ts';
import { readUser, saveLanguage } from './users.ts';

const memberOf = (caller: Caller): string => {
  if (!caller.session) throw new Refusal('authentication_required');
  return caller.session.userId;
};

export const accountRoutes: readonly Route[] = [
  route(contract.user, async ({ core, caller }) => ({
    user: await readUser(core.db, memberOf(caller)),
  })),

  route(contract.userUpdate, async ({ tx, caller, body }) => ({
    user: await saveLanguage(tx.db, memberOf(caller), body.language),
  })),

  route(contract.logout, async ({ core, caller, sessionCookie }) => {
    const { session } = caller;
    if (session) await core.transact((tx) => endSession(core, tx, session.id));
    sessionCookie.clear();
    return { ok: true as const };
  }),

  route(contract.exclusion, async ({ core, tx, caller, body }) => {
    await askExclusion(core, tx, caller, body);
    return { ok: true as const };
  }),

  route(contract.exclusionConfirm, async ({ core, tx, caller, body }) => {
    const until = await confirmExclusion(core, tx, caller, body.token);
    return { until: until.toISOString() };
  }),
];
