import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { sendAcceptance, sendAnswer, storeReply } from './disputes.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { takeCreditNote, takeReceipt } from './read-papers.ts';
import { refundSiteOrder } from './refund.ts';

/** What the console asks about money. */
export const consoleBillingRoutes: readonly Route[] = [
  route(contract.orderList, ({ core, caller, query }) => listOrders(core, caller, query)),

  route(contract.orderRead, ({ core, caller, query }) => readOrder(core, caller, query.id)),

  route(contract.orderRefund, ({ core, tx, caller, body }) =>
    refundSiteOrder(core, tx, caller, body),
  ),

  routeWithPrepare(
    contract.disputeAnswer,
    ({ core, caller, body }) => sendAnswer(core, caller, body),
    ({ core, tx, caller, body, prepared }) =>
      storeReply(core, tx, caller, prepared, { answer: body.answer }),
  ),

  routeWithPrepare(
    contract.disputeAccept,
    ({ core, caller, body }) => sendAcceptance(core, caller, body),
    ({ core, tx, caller, body, prepared }) =>
      storeReply(core, tx, caller, prepared, { reason: body.reason }),
  ),

  route(contract.orderReceipt, ({ core, caller, query }) => takeReceipt(core, caller, query.id)),

  route(contract.orderCreditNote, ({ core, caller, query }) =>
    takeCreditNote(core, caller, query.id),
  ),
];
