import { eq } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderReport } from '#server/adapters/payments/index.ts';
import { addCredits } from '../ledger.ts';
import { siteById } from '#server/features/site/index.ts';
import { enqueueRefunds } from './enqueue-refunds.ts';
import { forgetAtProvider } from './forget-payment-methods.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { mailUnpaidDebit } from './mails/debit-mails.ts';
import { addPaymentEvidence } from '../offers/tax.ts';
import { restoreOrder, holdRefunds, reverseOrder } from './reverse-order.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { mailOrderOutcome } from './mails/order-mails.ts';
import { lockOrder } from './lock-order.ts';
import type { OrderOutcome } from './order-events.ts';
import { sendOrderChanged, emitOrderSettled } from './order-events.ts';
import { nextReceiptNoOf } from './receipt-numbers.ts';
import type { Order } from './queries.ts';
import { wasPaid } from './refund-rules.ts';

const { discountUses, orders, refunds, storedMethods, users } = tables;

/** What a provider, or for a direct debit the bank, reports about the payment of an order. */
export type PaymentReport = Pick<
  ProviderReport,
  'state' | 'failure' | 'minor' | 'currency' | 'paidWith' | 'storedMethod'
> &
  Partial<Pick<ProviderReport, 'reference'>>;

const updateOrder = async (tx: Tx, { id }: Order, changes: Partial<Order>): Promise<void> => {
  await tx.db.update(orders).set(changes).where(eq(orders.id, id));
};

/** Money that came for somebody who is gone goes back, and what they paid with is forgotten. */
const refundMissingBuyer = async (
  core: Core,
  tx: Tx,
  site: Site,
  order: Order,
  { storedMethod }: PaymentReport,
): Promise<void> => {
  const { credits, minor, provider } = order;
  const createdAt = core.clock.now();
  const noteNo = await nextReceiptNoOf(tx, site, order, createdAt);
  const values = { id: newId(), orderId: order.id, credits, minor, kind: 'asked' as const };
  await tx.db.insert(refunds).values({ ...values, state: 'due', createdAt, noteNo });
  await updateOrder(tx, order, { refundedMinor: minor });
  await enqueueRefunds(core, tx);
  if (storedMethod) await forgetAtProvider(core, tx, { provider, token: storedMethod.token });
};

const storeMethod = async (
  core: Core,
  tx: Tx,
  order: Order,
  { storedMethod }: PaymentReport,
): Promise<void> => {
  if (!storedMethod || order.userId === null) return;
  const row = { provider: order.provider, token: storedMethod.token, shown: storedMethod.shown };
  const [previous] = await tx.db
    .select()
    .from(storedMethods)
    .where(eq(storedMethods.userId, order.userId));
  if (previous && previous.token !== storedMethod.token) await forgetAtProvider(core, tx, previous);
  await tx.db
    .insert(storedMethods)
    .values({ userId: order.userId, ...row, createdAt: core.clock.now() })
    .onConflictDoUpdate({ target: storedMethods.userId, set: row });
};

/** An order that was given up and paid all the same has its code, whoever has taken it since. */
const reclaimDiscount = async (core: Core, tx: Tx, { id, siteId, code, state }: Order) => {
  if (code === null || state === 'loading' || state === 'pending') return;
  core.log.warn({ order: id }, 'an order was paid after it was given up');
  await tx.db
    .insert(discountUses)
    .values({ orderId: id, siteId, code, slot: id })
    .onConflictDoNothing();
};

/** Gives what was bought, once: credits, and premium with them. */
export const giveCredits = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const { userId, credits } = order;
  if (userId === null || order.creditedAt !== null) return;
  const reference = `order:${order.id}`;
  const lotId = await addCredits(core, tx, { userId, kind: 'bought', credits, reference });
  await updateOrder(tx, order, { lotId, creditedAt: core.clock.now() });
  await tx.db.update(users).set({ paidUser: true }).where(eq(users.id, userId));
};

const completeOrder = async (
  core: Core,
  tx: Tx,
  order: Order,
  report: PaymentReport,
  hasBuyer: boolean,
): Promise<void> => {
  const site = await siteById(core, order.siteId, tx.db);
  if (!site) throw new Error('The site of an order is missing.');
  const settledAt = core.clock.now();
  await updateOrder(tx, order, {
    state: 'completed',
    failure: null,
    settledAt,
    // What a bank took is there again; what was asked for before it was collected stays so.
    refundedMinor: order.failure === 'returned' ? 0 : order.refundedMinor,
    paidWith: report.paidWith ?? order.paidWith,
    taxEvidence: addPaymentEvidence(order.taxEvidence, report.paidWith),
    // The answer that told it may be lost, and without it nothing could be returned.
    reference: order.reference ?? report.reference ?? null,
    receiptNo: await nextReceiptNoOf(tx, site, order, settledAt),
  });
  await reclaimDiscount(core, tx, order);
  // The receipt states what was returned before it was written.
  await issueCreditNotes(core, tx, site, order);
  if (!hasBuyer || order.userId === null) {
    const isOwed = order.creditedAt === null && order.refundedMinor === 0;
    if (isOwed) await refundMissingBuyer(core, tx, site, order, report);
    return;
  }
  const isStillOrdered = order.failure === 'returned' || order.refundedMinor < order.minor;
  // Whoever withdrew before there were credits gets the money back instead.
  if (isStillOrdered) await giveCredits(core, tx, order);
  await storeMethod(core, tx, order, report);
  if (isStillOrdered) await mailOrderOutcome(core, tx, order.id, 'receipt');
};

/** Ends an order that was not paid; its refunds are held, since no money ever came. */
const endUnpaidOrder = async (
  core: Core,
  tx: Tx,
  order: Order,
  report: PaymentReport,
): Promise<void> => {
  const { state, failure } = report;
  if (state !== 'failed' && state !== 'cancelled') return;
  await updateOrder(tx, order, { state, failure, settledAt: core.clock.now() });
  await tx.db.delete(discountUses).where(eq(discountUses.orderId, order.id));
  await holdRefunds(tx, order);
  // Whoever was told to wait hears how it ended; others see it on the page they are on.
  if (order.state !== 'pending') return;
  await (order.provider === DEBIT_PROVIDER
    ? mailUnpaidDebit(core, tx, order.id)
    : mailOrderOutcome(core, tx, order.id, 'paymentFailed'));
};

/** Whether what was paid is what was ordered; nothing is settled otherwise. */
const isExactAmount = (core: Core, order: Order, { minor, currency }: PaymentReport): boolean => {
  if (minor === order.minor && currency.toUpperCase() === order.currency) return true;
  core.log.error({ order: order.id, minor, currency }, 'a payment is not what was ordered');
  return false;
};

/** A dispute that is won ends the matter: what was taken is there again, and is not taken twice. */
const applyRestoredReport = async (
  core: Core,
  tx: Tx,
  order: Order,
  report: PaymentReport,
  hasBuyer: boolean,
): Promise<boolean> => {
  if (order.restoredAt !== null) return false;
  if (order.failure === 'returned' && order.receiptNo !== null) await restoreOrder(core, tx, order);
  else if (order.state !== 'completed') {
    if (!isExactAmount(core, order, report)) return false;
    await completeOrder(core, tx, order, report, hasBuyer);
  }
  await updateOrder(tx, order, { restoredAt: core.clock.now() });
  return true;
};

/** Applies a report to an order; answers whether it changed anything. */
const applyReport = async (
  core: Core,
  tx: Tx,
  order: Order,
  report: PaymentReport,
  hasBuyer: boolean,
): Promise<boolean> => {
  if (report.state === 'restored') return applyRestoredReport(core, tx, order, report, hasBuyer);
  if (order.failure === 'returned') return false;
  if (report.state === 'returned') {
    if (order.restoredAt !== null) {
      core.log.error({ order: order.id }, 'a payment was taken back after its dispute was won');
      return false;
    }
    await reverseOrder(core, tx, order);
    return true;
  }
  if (report.state === 'completed') {
    if (order.state === 'completed' || !isExactAmount(core, order, report)) return false;
    await completeOrder(core, tx, order, report, hasBuyer);
    return true;
  }
  if (report.state === 'pending') {
    if (order.state !== 'loading') return false;
    const reference = order.reference ?? report.reference ?? null;
    const paidWith = report.paidWith ?? order.paidWith;
    const taxEvidence = addPaymentEvidence(order.taxEvidence, report.paidWith);
    await updateOrder(tx, order, { state: 'pending', reference, paidWith, taxEvidence });
    return true;
  }
  const isOpen = order.state === 'loading' || order.state === 'pending';
  if (!isOpen || report.state === 'loading') return false;
  await endUnpaidOrder(core, tx, order, report);
  return true;
};

/** What the buyer hears of; whoever broke off or was not told to wait knows how it ended. */
const outcomeOf = (order: Order, { state }: PaymentReport): OrderOutcome | null => {
  if (state === 'failed') return order.state === 'pending' ? state : null;
  if (state === 'returned' && !wasPaid(order)) return 'failed';
  return state === 'completed' || state === 'returned' || state === 'restored' ? state : null;
};

/**
 * Brings an order to where a provider says it is. Word comes late, twice and in any order: what is
 * paid stays paid whatever else is heard, except that a bank took it back, which ends it unless the
 * bank gives it back again.
 */
export const settleOrder = async (
  core: Core,
  tx: Tx,
  orderId: string,
  report: PaymentReport,
): Promise<void> => {
  const locked = await lockOrder(tx, orderId);
  if (!locked) return;
  const { order } = locked;
  // What is collected of somebody who has closed the account before they had anything goes back.
  const isTooLate =
    locked.isBuyerDeleted && order.provider === DEBIT_PROVIDER && order.creditedAt === null;
  const hasBuyer = locked.hasBuyer && !isTooLate;
  if (!(await applyReport(core, tx, order, report, hasBuyer))) return;
  core.log.info({ order: orderId, from: order.state, to: report.state }, 'order settled');
  await sendOrderChanged(core, tx, order);
  const outcome = outcomeOf(order, report);
  if (outcome && hasBuyer) await emitOrderSettled(core, tx, order, { outcome });
};
