import { eq, sql } from '#server/db/sql.ts';
import type { Withdrawal } from '#contract/billing/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { enqueueRefunds } from './enqueue-refunds.ts';
import { mailDebitRefund } from './mails/debit-mails.ts';
import { mailGrantedRefund, mailRefund } from './mails/order-mails.ts';
import { emitOrderSettled, sendOrderChanged } from './order-events.ts';
import type { Order } from './queries.ts';
import { nextReceiptNoOf } from './receipt-numbers.ts';
import { revokePremiumIfUnpaid } from './revoke-premium.ts';

const { orders, refunds } = tables;

/** Under what the ledger books the credits of a refund: an order may have several. */
export const refundReference = (orderId: string, refundId: string): string =>
  `order:${orderId}:refunded:${refundId}`;

interface NewRefund {
  readonly id: string;
  readonly createdAt: Date;
  /** What was taken off the balance already. */
  readonly credits: number;
  readonly minor: number;
  /** Of a member who withdraws. */
  readonly withdrawal?: Withdrawal | undefined;
  /** Who of the staff gives it. */
  readonly staffId?: string;
  /** Whether the provider has sent it already. */
  readonly isSent?: boolean;
}

/**
 * Writes down money of an order that goes back, with its credit note, and tells the buyer. It leaves
 * after the commit. Whoever calls has locked the order, and knows that so much is left of it.
 */
export const bookRefund = async (
  core: Core,
  tx: Tx,
  site: Site,
  order: Order,
  { id, createdAt, credits, minor, withdrawal, staffId, isSent = false }: NewRefund,
): Promise<void> => {
  const { id: orderId, userId } = order;
  const isUnpaid = order.state === 'pending';
  // The note corrects a receipt, which is not written before the money is there.
  const hasNote = minor > 0 && !isUnpaid;
  const noteNo = hasNote ? await nextReceiptNoOf(tx, site, order, createdAt) : null;
  const row = { id, orderId, credits, minor, createdAt, noteNo };
  // Less than the smallest coin is nothing that anybody could send.
  const state = minor === 0 || isSent ? 'done' : 'due';
  await tx.db.insert(refunds).values({ ...row, kind: 'asked', state, staffId: staffId ?? null });
  await tx.db
    .update(orders)
    .set({ refundedMinor: sql`${orders.refundedMinor} + ${minor}` })
    .where(eq(orders.id, orderId));
  if (userId !== null) await revokePremiumIfUnpaid(tx, site, userId);
  if (staffId !== undefined) await mailGrantedRefund(core, tx, orderId, row);
  else {
    const mail = isUnpaid ? mailDebitRefund : mailRefund;
    await mail(core, tx, orderId, { ...row, withdrawal });
  }
  await sendOrderChanged(core, tx, order);
  if (!isUnpaid) await emitOrderSettled(core, tx, order, { outcome: 'refunded', credits, minor });
  await enqueueRefunds(core, tx);
  core.log.info({ order: orderId, credits, minor }, 'money goes back');
};
