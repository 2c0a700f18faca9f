import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { acceptDispute, answerDispute } from './disputes.ts';
import { listOrders } from './list-orders.ts';
import { readOrderBacklog } from './read-backlog.ts';
import { readOrder } from './read-order.ts';
import { takeCreditNote, takeReceipt } from './read-papers.ts';
import { mendRefund } from './mend-refund.ts';
import { refundSiteOrder } from './refund.ts';

/** What the console asks about money. */
export const consoleBillingRoutes: readonly Route[] = [
  route(contract.orderList, ({ core, caller, query }) => listOrders(core, caller, query)),

  route(contract.orderBacklog, ({ core, caller, query }) =>
    readOrderBacklog(core, caller, query.site),
  ),

  route(contract.orderRead, ({ core, caller, query }) => readOrder(core, caller, query.id)),

  route(contract.orderRefund, ({ core, tx, caller, body }) =>
    refundSiteOrder(core, tx, caller, body),
  ),

  route(contract.refundMend, ({ core, tx, caller, body }) => mendRefund(core, tx, caller, body)),

  route(contract.disputeAnswer, ({ core, tx, caller, body }) =>
    answerDispute(core, tx, caller, body),
  ),

  route(contract.disputeAccept, ({ core, tx, caller, body }) =>
    acceptDispute(core, tx, caller, body),
  ),

  route(contract.orderReceipt, ({ core, caller, query }) => takeReceipt(core, caller, query.id)),

  route(contract.orderCreditNote, ({ core, caller, query }) =>
    takeCreditNote(core, caller, query.id),
  ),
];
