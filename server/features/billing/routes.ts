import * as contract from '../../../contract/billing/index.ts';
import type { Route } from '../../http/index.ts';
import { route, routeWithPrepare } from '../../http/index.ts';
import { memberOf } from '../accounts/index.ts';
import { forgetStored } from './forget.ts';
import { prepareCode, sendCode } from './debits/codes.ts';
import { revokeMandates } from './debits/mandates.ts';
import { finishDebit, prepareDebit, readDebit } from './debits/order.ts';
import { findBuyer, savePaymentCountry } from './offers/buyer.ts';
import { discountView, namedDiscount, welcomeDiscount } from './offers/discounts.ts';
import { readPackages } from './offers/packages.ts';
import { readQuote } from './offers/quote.ts';
import { storedBy } from './offers/stored.ts';
import { finishOrder, giveUp, lookAtOrder, ownOrder, prepareOrder } from './orders/begin.ts';
import { creditNoteDocument, readCreditNote } from './orders/credit-notes.ts';
import { hearEvent, readEvent } from './orders/events.ts';
import { readOrders, readRepeat } from './orders/lists.ts';
import { readReceipt } from './orders/own-receipt.ts';
import { receiptDocument } from './orders/receipts.ts';
import { refundOrder } from './orders/refunds.ts';
import { settle } from './orders/settle.ts';
import { startedView } from './orders/views.ts';
import { readWithdrawals } from './orders/withdrawals.ts';
import { creditNotePaper } from './papers/credit-note.ts';
import { receiptPaper } from './papers/receipt.ts';
import { readStatement, statementTable } from './statement.ts';

const ok = { ok: true } as const;

export const billingRoutes: readonly Route[] = [
  route(contract.statement, ({ core, caller, query }) =>
    readStatement(core, caller, query.show ?? 'all', query.cursor),
  ),

  route(contract.statementFile, ({ core, caller }) => statementTable(core, caller)),

  route(contract.packages, ({ core, caller }) => readPackages(core, caller)),

  route(contract.paymentCountry, async ({ tx, caller, body }) => ({
    country: await savePaymentCountry(tx.db, caller.site, memberOf(caller), body.country),
  })),

  route(contract.discountCodeFind, async ({ core, caller, query }) => {
    const now = core.clock.now();
    const buyer = await findBuyer(core.db, memberOf(caller));
    const discount =
      query.welcome === 'true'
        ? await welcomeDiscount(core.db, caller.site, buyer, now)
        : await namedDiscount(core.db, caller.site, buyer, query.code ?? '');
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
    ({ core, caller, body }) => prepareOrder(core, caller, body),
    ({ core, tx, caller, prepared }) => finishOrder(core, tx, caller, prepared),
  ),

  route(contract.orderState, async ({ core, caller, query }) => {
    const { id } = await ownOrder(core, caller, query.id);
    return startedView(core, core.db, caller.site, id);
  }),

  routeWithPrepare(
    contract.orderCheck,
    ({ core, caller, body }) => lookAtOrder(core, caller, body.id),
    async ({ core, tx, caller, body, prepared }) => {
      const { news, payable } = prepared;
      if (news) await settle(core, tx, body.id, news);
      const opened = { userId: memberOf(caller), orderId: body.id };
      await core.events.emit(tx, 'order.opened', opened);
      const started = await startedView(core, tx.db, caller.site, body.id);
      return { ...started, payable: payable && started.order.state === 'loading' };
    },
  ),

  routeWithPrepare(
    contract.orderCancel,
    async ({ core, caller, body }) => {
      const order = await ownOrder(core, caller, body.id);
      if (order.state === 'loading') await giveUp(core, order);
    },
    ({ core, tx, caller, body }) => startedView(core, tx.db, caller.site, body.id),
  ),

  route(contract.repeatOffer, ({ core, caller }) => readRepeat(core, caller)),

  route(contract.orders, ({ core, caller, query }) => readOrders(core, caller, query)),

  route(contract.receipt, async ({ core, caller, query }) => {
    const facts = await readReceipt(core, caller, query.id);
    return { ...facts, paper: receiptPaper(facts, caller.site, caller.locale) };
  }),

  route(contract.receiptFile, async ({ core, caller, query }) => {
    const facts = await readReceipt(core, caller, query.id);
    return receiptDocument(facts, caller.site, caller.locale);
  }),

  route(contract.creditNote, async ({ core, caller, query }) => {
    const facts = await readCreditNote(core, caller, query.id);
    return { ...facts, paper: creditNotePaper(facts, caller.site, caller.locale) };
  }),

  route(contract.creditNoteFile, async ({ core, caller, query }) => {
    const facts = await readCreditNote(core, caller, query.id);
    return creditNoteDocument(facts, caller.site, caller.locale);
  }),

  route(contract.refund, async ({ core, tx, caller, body }) => {
    await refundOrder(core, tx, caller, body);
    const { order } = await startedView(core, tx.db, caller.site, body.id);
    return { order };
  }),

  route(contract.withdrawals, ({ core, caller }) => readWithdrawals(core, caller)),

  routeWithPrepare(
    contract.paymentEvent,
    ({ core, body }) => readEvent(core, body),
    async ({ core, tx, prepared }) => {
      await hearEvent(core, tx, prepared);
      return ok;
    },
  ),

  route(contract.storedMethods, async ({ core, caller }) => ({
    methods: await storedBy(core, core.db, memberOf(caller)),
  })),

  route(contract.storedMethodForget, async ({ core, tx, caller, body }) => {
    const userId = memberOf(caller);
    if (body.method === 'directdebit') await revokeMandates(core, tx, userId);
    else await forgetStored(core, tx, userId);
    return ok;
  }),

  route(contract.directDebit, ({ core, caller }) => readDebit(core, caller)),

  routeWithPrepare(
    contract.debitCode,
    ({ core, caller, body }) => prepareCode(core, caller, body.phone),
    ({ core, tx, caller, prepared }) => sendCode(core, tx, caller, prepared),
  ),

  routeWithPrepare(
    contract.debitOrder,
    ({ core, caller, body }) => prepareDebit(core, caller, body),
    async ({ core, tx, caller, prepared }) => {
      const id = await finishDebit(core, tx, caller, prepared);
      const { order } = await startedView(core, tx.db, caller.site, id);
      return { order };
    },
  ),

  route(contract.mandateRevoke, async ({ core, tx, caller }) => {
    await revokeMandates(core, tx, memberOf(caller));
    return ok;
  }),
];
