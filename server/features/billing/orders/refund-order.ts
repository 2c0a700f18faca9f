import { and, eq, isNull, or } from '#server/db/sql.ts';
import type { refund } from '#contract/billing/index.ts';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import type { Caller, Core, Job, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { emptyLot } from '../ledger.ts';
import { cancelDebit } from '../debits/cancel-debit.ts';
import { bookRefund, refundReference } from './book-refund.ts';
import { mailDebitRefund } from './mails/debit-mails.ts';
import { debitViews } from '../debits/views.ts';
import { mailFailedRefund } from './mails/order-mails.ts';
import { revokePremiumIfUnpaid } from './revoke-premium.ts';
import { lockOwnOrder } from './policy.ts';
import { sendOrderChanged } from './order-events.ts';
import { findUnusedCredits } from './queries.ts';
import { refundableOf, refundPeriodStart } from './refund-rules.ts';
import { storeWithdrawal } from './withdrawal-records.ts';

const { orders, refunds } = tables;

/** Takes the unused credits of an own order back; their price leaves after the commit. */
export const refundOrder = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, minor, withdrawal }: CheckedInput<typeof refund>['body'],
): Promise<void> => {
  const { site } = caller;
  const userId = memberOf(caller);
  const order = await lockOwnOrder(tx, caller, id);
  const now = core.clock.now();
  const rest = (await findUnusedCredits(tx.db, [order])).get(id) ?? 0;
  const debit = (await debitViews(core, tx.db, site, [order])).get(id) ?? null;
  const refundable = refundableOf(site, order, { rest, debit }, now);
  if (!refundable) {
    const isOver = refundDeadline(refundPeriodStart(order, debit), site.settings.refund_days) < now;
    throw new Refusal(isOver && rest > 0 ? 'refund_over' : 'nothing_to_refund');
  }
  if (refundable.minor !== minor)
    throw new Refusal('refund_changed', { values: { minor: refundable.minor } });
  const refundId = newId(now.getTime());
  const reference = refundReference(id, refundId);
  // What was never given cannot be taken.
  const { lotId } = order;
  const credits =
    lotId === null
      ? refundable.credits
      : await emptyLot(core, tx, { userId, lotId, kind: 'refunded', reference });
  const isUnpaid = order.state === 'pending';
  const isDebitCancelled =
    isUnpaid && credits === order.credits && (await cancelDebit(core, tx, id));
  if (withdrawal) {
    const moneyAnswer = isUnpaid ? 'once_collected' : 'sent_back';
    const answer = isDebitCancelled ? 'not_collected' : moneyAnswer;
    const answered = { ...withdrawal, declaredAt: now, credits, minor, answer } as const;
    await storeWithdrawal(tx, caller, order, answered);
  }
  if (isDebitCancelled) {
    await revokePremiumIfUnpaid(tx, site, userId);
    await mailDebitRefund(core, tx, id, {
      credits,
      minor: null,
      createdAt: now,
      withdrawal,
    });
    await sendOrderChanged(core, tx, order);
    core.log.info({ order: id, credits }, 'credits returned, nothing is collected');
    return;
  }
  const booked = { id: refundId, createdAt: now, credits, minor, withdrawal };
  await bookRefund(core, tx, site, order, booked);
};

/** A refund came to nothing: the member's bank would not take it, so somebody has to see to it. */
export const failRefund = async (core: Core, tx: Tx, key: string): Promise<void> => {
  const isMeant = or(
    eq(refunds.providerKey, key),
    and(eq(refunds.id, key), isNull(refunds.providerKey)),
  );
  const [refund] = await tx.db
    .update(refunds)
    .set({ state: 'failed' })
    .where(and(isMeant, eq(refunds.state, 'done')))
    .returning();
  if (!refund) return;
  const { id, orderId, minor } = refund;
  await core.events.emit(tx, 'order.rebooked', { orderId, at: refund.createdAt });
  core.log.error({ order: orderId, refund: id, minor }, 'a refund failed after it was sent');
  await mailFailedRefund(core, tx, orderId, minor);
};

/** Has the providers send back what is due, each under a key of its own, until all of it is done. */
export const payRefunds = (core: Core): Job<'billing.refunds'> => ({
  name: 'billing.refunds',
  schedule: '*/15 * * * *',
  run: async () => {
    const due = await core.db
      .select({ refund: refunds, order: orders })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.state, 'due'), eq(orders.provider, core.payments.name)));
    const problems: unknown[] = [];
    for (const { refund, order } of due) {
      const { reference, currency } = order;
      try {
        if (reference === null) throw new Error(`Nobody knows how ${order.id} was paid.`);
        const { minor, id, providerKey } = refund;
        const key = providerKey ?? id;
        if (minor > 0) await core.payments.refund({ reference, minor, currency, key });
        await core.db.update(refunds).set({ state: 'done' }).where(eq(refunds.id, refund.id));
      } catch (error) {
        problems.push(error);
      }
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Refunds that were not paid.');
  },
});
