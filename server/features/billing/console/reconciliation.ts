import type { paymentTakeOver, reconciliationRead } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { sitesWithRight, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { emptyLot } from '../ledger.ts';
import { applyPaymentEvent } from '../orders/apply-payment-event.ts';
import { bookRefund, refundReference } from '../orders/book-refund.ts';
import { callProvider } from '../orders/call-provider.ts';
import { findUnusedCredits } from '../orders/queries.ts';
import { isRefundedElsewhere, sentBack } from '../reconciliation/compare.ts';
import { around, reconcile } from '../reconciliation/reconcile.ts';
import { findSiteOrder, lockSiteOrder } from './policy.ts';
import { offerOf } from './refund-offer.ts';

const { refunds } = tables;

const DAY_MS = 86_400_000;

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** What the provider and the bank say of some days, against what we hold. */
export const readReconciliation = async (
  core: Core,
  caller: Caller,
  { site, from, to }: CheckedInput<typeof reconciliationRead>['query'],
): Promise<Answer<typeof reconciliationRead>> => {
  const sites = sitesWithRight(caller, 'orders.refund', site);
  const period = { from: startOf(from), until: addTime(startOf(to), { days: 1 }) };
  const days = (period.until.getTime() - period.from.getTime()) / DAY_MS;
  const { maxDays } = consoleLimits.reconciliation;
  if (days < 1 || days > maxDays)
    throw new Refusal('period_too_long', { values: { days: maxDays } });
  return { from, to, ...(await callProvider(core, () => reconcile(core, period, sites))) };
};

/** What the provider has of an order of this person's sites. */
export const findPayment = async (core: Core, caller: Caller, id: string) => {
  const order = await findSiteOrder(core.db, caller, id);
  if (order.provider !== core.payments.name) throw new Refusal('payment_not_found');
  const { createdAt } = order;
  const period = around({ from: createdAt, until: addTime(createdAt, { days: 1 }) });
  const max = consoleLimits.reconciliation.payments;
  return callProvider(core, async () => {
    const { payments } = await core.payments.list({ ...period, max });
    const payment = payments.find(({ orderId }) => orderId === id);
    const report = payment ? await core.payments.fetchStatus(payment.reference) : null;
    if (!payment || report?.orderId !== id) throw new Refusal('payment_not_found');
    return { report, dispute: payment.dispute, refundedMinor: payment.refundedMinor };
  });
};

/** Books what was given back at the provider alone: with the unused credits, if it pays for them. */
const bookElsewhere = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
  refundedMinor: number,
): Promise<boolean> => {
  const order = await lockSiteOrder(tx, caller, id);
  const given = await tx.db.select().from(refunds).where(eq(refunds.orderId, id));
  const site = await siteById(core, order.siteId, tx.db);
  if (!site || !isRefundedElsewhere({ order, refunds: given }, refundedMinor)) return false;
  const unused = (await findUnusedCredits(tx.db, [order])).get(id) ?? 0;
  const offer = offerOf(order, unused, given);
  const minor = Math.min(refundedMinor - sentBack({ refunds: given }), offer.left_minor);
  const createdAt = core.clock.now();
  const refundId = newId(createdAt.getTime());
  const { userId, lotId } = order;
  const credits =
    userId !== null && lotId !== null && minor >= offer.unused_minor
      ? await emptyLot(core, tx, {
          userId,
          lotId,
          kind: 'refunded',
          reference: refundReference(id, refundId),
        })
      : 0;
  const { staffId } = staffOf(caller);
  const booked = { id: refundId, createdAt, credits, minor, staffId, isSent: true };
  await bookRefund(core, tx, site, order, booked);
  return true;
};

/** Brings an order to where the provider says it is, on the path of the provider's own word. */
export const takeOver = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
  { refundedMinor, ...found }: Awaited<ReturnType<typeof findPayment>>,
): Promise<Answer<typeof paymentTakeOver>> => {
  const before = await findSiteOrder(tx.db, caller, id);
  const event = { id: `console-${newId()}`, word: 'console.taken_over', failedRefund: null };
  await applyPaymentEvent(core, tx, { ...event, ...found, happenedAt: core.clock.now() });
  const isBooked = await bookElsewhere(core, tx, caller, id, refundedMinor);
  const after = await findSiteOrder(tx.db, caller, id);
  await writeAudit(core, tx, caller, {
    action: 'payment_taken_over',
    site: after.siteId,
    target: ['order', id],
    values: { number: after.no },
  });
  return { is_changed: before.state !== after.state || found.dispute !== null || isBooked };
};
