import { and, eq, gt, isNotNull, isNull, ne } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mailRefund } from './mails/order-mails.ts';
import { emitOrderSettled } from './order-events.ts';
import { nextReceiptNoOf } from './receipt-numbers.ts';
import type { Order } from './queries.ts';

const { refunds } = tables;

const isRequestedRefundOf = (orderId: string) =>
  and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'));

/** Credits that were returned before their receipt was written get their notes behind it. */
export const issueCreditNotes = async (
  core: Core,
  tx: Tx,
  site: Site,
  order: Order,
): Promise<void> => {
  const isWithoutNote = and(
    isNull(refunds.noteNo),
    isRequestedRefundOf(order.id),
    gt(refunds.minor, 0),
  );
  const unnoted = await tx.db
    .select()
    .from(refunds)
    .where(and(isWithoutNote, ne(refunds.state, 'held')));
  for (const refund of unnoted) {
    const noteNo = await nextReceiptNoOf(tx, site, order, core.clock.now());
    await tx.db.update(refunds).set({ noteNo }).where(eq(refunds.id, refund.id));
  }
};

/** Tells the buyer of an order that was just collected what of it goes back now, and by which notes. */
export const announceCreditNotes = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const noted = await tx.db
    .select()
    .from(refunds)
    .where(and(isRequestedRefundOf(order.id), isNotNull(refunds.noteNo)));
  for (const refund of noted) {
    const { credits, minor } = refund;
    await mailRefund(core, tx, order.id, refund);
    await emitOrderSettled(core, tx, order, { outcome: 'refunded', credits, minor });
  }
};
