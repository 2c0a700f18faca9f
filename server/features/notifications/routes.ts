import * as contract from '../../../contract/notifications/index.ts';
import type { Route } from '../../http/index.ts';
import { route } from '../../http/index.ts';
import { memberOf } from '../accounts/index.ts';
import { readCentre, seeNotifications } from './centre.ts';
import { choose, readChoices } from './choices.ts';
import { unseenOf } from './seen.ts';

export const centreRoutes: readonly Route[] = [
  route(contract.notifications, ({ core, caller, query }) =>
    readCentre(core, caller, query.cursor),
  ),

  route(contract.notificationsUnseen, async ({ core, caller }) => ({
    unseen: await unseenOf(core.db, memberOf(caller)),
  })),

  route(contract.notificationsSeen, ({ core, tx, caller, body }) =>
    seeNotifications(core, tx, caller, body.ids),
  ),

  route(contract.notificationChoices, ({ core, caller }) => readChoices(core.db, memberOf(caller))),

  route(contract.notificationChoose, ({ core, tx, caller, body }) =>
    choose(core, tx, caller, body),
  ),
];
