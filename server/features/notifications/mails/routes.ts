import * as contract from '#contract/notifications/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { applyMailEvents, parseMailEvents } from './mail-events.ts';
import { readMailPhoto } from './pictures.ts';
import { updateMailChoices, readMailChoices, unsubscribeOneClick } from './unsubscribe.ts';

const ok = { ok: true } as const;

export const mailRoutes: readonly Route[] = [
  route(contract.mailChoicesRead, ({ core, caller, query }) =>
    readMailChoices(core, caller, query.token),
  ),

  route(contract.mailChoose, ({ core, tx, caller, body }) =>
    updateMailChoices(core, tx, caller, body),
  ),

  route(contract.unsubscribe, async ({ core, tx, caller, query }) => {
    await unsubscribeOneClick(core, tx, caller, query.token);
    return ok;
  }),

  routeWithPrepare(
    contract.mailEvent,
    async ({ core, body }) => parseMailEvents(core, body),
    async ({ core, tx, caller, prepared }) => {
      await applyMailEvents(core, tx, caller, prepared);
      return ok;
    },
  ),

  route(contract.mailPhoto, ({ core, caller, query }) => readMailPhoto(core, caller, query.token)),
];
