import * as contract from '#contract/notifications/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { subscribeToPush, unsubscribeFromPush } from './subscriptions.ts';

export const pushRoutes: readonly Route[] = [
  route(contract.pushSubscribe, async ({ core, tx, caller, body }) => {
    await subscribeToPush(core, tx, caller, body);
    return { ok: true as const };
  }),
  route(contract.pushUnsubscribe, async ({ tx, caller, body }) => {
    await unsubscribeFromPush(tx, caller, body.endpoint);
    return { ok: true as const };
  }),
];
