import * as contract from '#contract/billing/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { offerRoutes } from './console/offer-routes.ts';
import { forgetStoredMethod } from './orders/forget-payment-methods.ts';
import { prepareSmsCode, sendSmsCode } from './orders/sms-codes.ts';
import { revokeMandates } from './debits/mandates.ts';
import {
  finishDebitOrder,
  prepareDebitOrder,
  prepareStoredDebitOrder,
  readDirectDebit,
} from './orders/order-by-debit.ts';
import { findBuyer, savePaymentCountry } from './offers/buyer.ts';
import { discountView, requireDiscount, requireWelcomeDiscount } from './offers/discounts.ts';
import { readPackages } from './offers/packages.ts';
import { readQuote } from './offers/quote.ts';
import { listStoredMethods } from './offers/stored-methods.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { checkOrder } from './orders/check-order.ts';
import { findOwnOrder } from './orders/policy.ts';
import { finishOrder, prepareOrder } from './orders/start-payment.ts';
import { makeCreditNoteDocument, readCreditNote } from './orders/read-credit-note.ts';
import { applyPaymentEvent, readPaymentEvent } from './orders/apply-payment-event.ts';
import { readOrders, readRepeatOffer } from './orders/list-orders.ts';
import { readReceipt } from './orders/read-receipt.ts';
import { makeReceiptDocument } from './orders/receipts.ts';
import { refundOrder } from './orders/refund-order.ts';
import { settleOrder } from './orders/settle-order.ts';
import { readOrderState } from './orders/views.ts';
import { readWithdrawals } from './orders/read-withdrawals.ts';
import { creditNoteContent } from './documents/credit-note.ts';
import { receiptContent } from './documents/receipt.ts';
import { readStatement, makeStatementFile } from './read-statement.ts';
import { consoleDebitRoutes } from './console/debit-routes.ts';
import { consoleBillingRoutes } from './console/routes.ts';

const ok = { ok: true } as const;

export const billingRoutes: readonly Route[] = [
  route(contract.statement, ({ core, caller, query }) =>
    readStatement(core, caller, query.show ?? 'all', query.cursor),
  ),

  route(contract.statementFile, ({ core, caller }) => makeStatementFile(core, caller)),

  route(contract.packages, ({ core, caller }) => readPackages(core, caller)),

  route(contract.paymentCountry, async ({ tx, caller, body }) => ({
    country: await savePaymentCountry(tx.db, caller.site, memberOf(caller), body.country),
  })),

  route(contract.discountCodeFind, async ({ core, caller, query }) => {
    const now = core.clock.now();
    const buyer = await findBuyer(core.db, memberOf(caller));
    const discount =
      query.welcome === 'true'
        ? await requireWelcomeDiscount(core.db, caller.site, buyer, now)
        : await requireDiscount(core.db, caller.site, buyer, query.code ?? '');
    return discountView(discount, now);
  }),

  route(contract.quote, ({ core, caller, query }) =>
    readQuote(core, caller, {
      packageId: query.package,
      method: query.method ?? null,
      code: query.code ?? null,
    }),
  ),

  routeWithPrepare(
    contract.order,
    ({ core, caller, body }) => {
      const prepare = body.method === 'directdebit' ? prepareStoredDebitOrder : prepareOrder;
      return prepare(core, caller, body);
    },
    ({ core, tx, caller, prepared }) => finishOrder(core, tx, caller, prepared),
  ),

  route(contract.orderState, async ({ core, caller, query }) => {
    const { id } = await findOwnOrder(core, caller, query.id);
    return readOrderState(core, core.db, caller.site, id);
  }),

  routeWithPrepare(
    contract.orderCheck,
    ({ core, caller, body }) => checkOrder(core, caller, body.id),
    async ({ core, tx, caller, body, prepared }) => {
      const { report, payable } = prepared;
      if (report) await settleOrder(core, tx, body.id, report);
      const opened = { userId: memberOf(caller), orderId: body.id };
      await core.events.emit(tx, 'order.opened', opened);
      const started = await readOrderState(core, tx.db, caller.site, body.id);
      return { ...started, payable: payable && started.order.state === 'loading' };
    },
  ),

  routeWithPrepare(
    contract.orderCancel,
    async ({ core, caller, body }) => {
      const order = await findOwnOrder(core, caller, body.id);
      if (order.state === 'loading') await cancelOrder(core, order);
    },
    ({ core, tx, caller, body }) => readOrderState(core, tx.db, caller.site, body.id),
  ),

  route(contract.repeatOffer, ({ core, caller }) => readRepeatOffer(core, caller)),

  route(contract.orders, ({ core, caller, query }) => readOrders(core, caller, query)),

  route(contract.receipt, async ({ core, caller, query }) => {
    const facts = await readReceipt(core, caller, query.id);
    return { ...facts, paper: receiptContent(facts, caller.locale) };
  }),

  route(contract.receiptFile, async ({ core, caller, query }) => {
    const facts = await readReceipt(core, caller, query.id);
    return makeReceiptDocument(facts, caller.locale);
  }),

  route(contract.creditNote, async ({ core, caller, query }) => {
    const facts = await readCreditNote(core, caller, query.id);
    return { ...facts, paper: creditNoteContent(facts, caller.locale) };
  }),

  route(contract.creditNoteFile, async ({ core, caller, query }) => {
    const facts = await readCreditNote(core, caller, query.id);
    return makeCreditNoteDocument(facts, caller.locale);
  }),

  route(contract.refund, async ({ core, tx, caller, body }) => {
    await refundOrder(core, tx, caller, body);
    const { order } = await readOrderState(core, tx.db, caller.site, body.id);
    return { order };
  }),

  route(contract.withdrawals, ({ core, caller }) => readWithdrawals(core, caller)),

  routeWithPrepare(
    contract.paymentEvent,
    ({ core, body }) => readPaymentEvent(core, body),
    async ({ core, tx, prepared }) => {
      await applyPaymentEvent(core, tx, prepared);
      return ok;
    },
  ),

  route(contract.storedMethods, async ({ core, caller }) => ({
    methods: await listStoredMethods(core, core.db, memberOf(caller)),
  })),

  route(contract.storedMethodForget, async ({ core, tx, caller, body }) => {
    const userId = memberOf(caller);
    if (body.method === 'directdebit') await revokeMandates(core, tx, userId);
    else await forgetStoredMethod(core, tx, userId);
    return ok;
  }),

  route(contract.directDebit, ({ core, caller }) => readDirectDebit(core, caller)),

  routeWithPrepare(
    contract.debitCode,
    ({ core, caller, body }) => prepareSmsCode(core, caller, body.phone),
    ({ core, tx, caller, prepared }) => sendSmsCode(core, tx, caller, prepared),
  ),

  routeWithPrepare(
    contract.debitOrder,
    ({ core, caller, body }) => prepareDebitOrder(core, caller, body),
    async ({ core, tx, caller, prepared }) => {
      const id = await finishDebitOrder(core, tx, caller, prepared);
      const { order } = await readOrderState(core, tx.db, caller.site, id);
      return { order };
    },
  ),

  route(contract.mandateRevoke, async ({ core, tx, caller }) => {
    await revokeMandates(core, tx, memberOf(caller));
    return ok;
  }),

  ...consoleBillingRoutes,
  ...consoleDebitRoutes,
  ...offerRoutes,
];
