import { and, eq, gt, isNotNull, isNull, ne } from '../../../db/sql.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { tellOfRefund } from './letters.ts';
import { tellOutcome } from './news.ts';
import { nextReceiptNo } from './receipt-no.ts';
import type { Order } from './views.ts';

const { refunds } = tables;

const isAsked = (orderId: string) => and(eq(refunds.orderId, orderId), eq(refunds.kind, 'asked'));

/** Credits that were returned before their receipt was written get their notes behind it. */
export const noteRefunds = async (
  core: Core,
  tx: Tx,
  { companyId }: Site,
  { id }: Order,
): Promise<void> => {
  const isUnnoted = and(isNull(refunds.noteNo), isAsked(id), gt(refunds.minor, 0));
  const asked = await tx.db
    .select()
    .from(refunds)
    .where(and(isUnnoted, ne(refunds.state, 'held')));
  for (const refund of asked) {
    const noteNo = await nextReceiptNo(tx, companyId, core.clock.now());
    await tx.db.update(refunds).set({ noteNo }).where(eq(refunds.id, refund.id));
  }
};

/** Tells the buyer of an order that was just collected what of it goes back now, and by which notes. */
export const tellOfNotes = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const noted = await tx.db
    .select()
    .from(refunds)
    .where(and(isAsked(order.id), isNotNull(refunds.noteNo)));
  for (const refund of noted) {
    const { credits, minor } = refund;
    await tellOfRefund(core, tx, order.id, refund);
    await tellOutcome(core, tx, order, { outcome: 'refunded', credits, minor });
  }
};
