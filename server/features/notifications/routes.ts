import * as contract from '#contract/notifications/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { readNotifications, markNotificationsSeen } from './centre.ts';
import { updateChoices, readChoices } from './choices.ts';
import { countUnseen } from './mark-seen.ts';

export const centreRoutes: readonly Route[] = [
  route(contract.notifications, ({ core, caller, query }) =>
    readNotifications(core, caller, query.cursor),
  ),

  route(contract.notificationsUnseen, async ({ core, caller }) => ({
    unseen: await countUnseen(core.db, memberOf(caller)),
  })),

  route(contract.notificationsSeen, ({ core, tx, caller, body }) =>
    markNotificationsSeen(core, tx, caller, body.ids),
  ),

  route(contract.notificationChoices, ({ core, caller }) => readChoices(core.db, memberOf(caller))),

  route(contract.notificationChoose, ({ core, tx, caller, body }) =>
    updateChoices(core, tx, caller, body),
  ),
];
