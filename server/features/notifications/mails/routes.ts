import * as contract from '../../../../contract/notifications/index.ts';
import type { Route } from '../../../http/index.ts';
import { route, routeWithPrepare } from '../../../http/index.ts';
import { hearMailEvents, readMailEvents } from './events.ts';
import { readMailPhoto } from './pictures.ts';
import { chooseMails, readMailChoices, unsubscribeByMail } from './unsubscribe.ts';

const ok = { ok: true } as const;

export const mailRoutes: readonly Route[] = [
  route(contract.mailChoicesRead, ({ core, caller, query }) =>
    readMailChoices(core, caller, query.token),
  ),

  route(contract.mailChoose, ({ core, tx, caller, body }) => chooseMails(core, tx, caller, body)),

  route(contract.unsubscribe, async ({ core, tx, caller, query }) => {
    await unsubscribeByMail(core, tx, caller, query.token);
    return ok;
  }),

  routeWithPrepare(
    contract.mailEvent,
    async ({ core, body }) => readMailEvents(core, body),
    async ({ core, tx, caller, prepared }) => {
      await hearMailEvents(core, tx, caller, prepared);
      return ok;
    },
  ),

  route(contract.mailPhoto, ({ core, caller, query }) => readMailPhoto(core, caller, query.token)),
];
