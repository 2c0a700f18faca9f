import { and, isNull, lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Signed } from '#server/http/index.ts';
import type { PaymentEvent } from '#server/adapters/payments/index.ts';
import { NotSigned } from '#server/adapters/payments/index.ts';
import { callProvider } from './call-provider.ts';
import { storeDispute } from './disputes.ts';
import { failRefund } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

const { paymentEvents } = tables;

/** Reads an event of the provider, once its signature is verified. */
export const readPaymentEvent = async (
  core: Core,
  { bytes, headers }: Signed,
): Promise<PaymentEvent> => {
  try {
    return await callProvider(core, () => core.payments.readEvent(bytes, headers));
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error;
    core.log.warn('word of a payment was not signed by its provider');
    throw new Refusal('signature_invalid');
  }
};

/** Applies an event of the provider, once for each event id. */
export const applyPaymentEvent = async (
  core: Core,
  tx: Tx,
  { id, word, happenedAt, report, failedRefund, dispute }: PaymentEvent,
): Promise<void> => {
  const orderId = report?.orderId ?? null;
  const received = { provider: core.payments.name, id, orderId, word, happenedAt };
  const inserted = await tx.db
    .insert(paymentEvents)
    .values({ ...received, receivedAt: core.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return;
  if (report) await settleOrder(core, tx, report.orderId, report);
  if (report && dispute) await storeDispute(core, tx, report.orderId, dispute);
  if (failedRefund !== null) await failRefund(core, tx, failedRefund);
};

/** Forgets old events that are about no order; providers do not repeat them for so long. */
export const forgetPaymentEvents = (core: Core): Job<'billing.forget-events'> => ({
  name: 'billing.forget-events',
  schedule: '41 3 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -limits.paymentEventDays });
    await core.db
      .delete(paymentEvents)
      .where(and(lt(paymentEvents.receivedAt, before), isNull(paymentEvents.orderId)));
  },
});
