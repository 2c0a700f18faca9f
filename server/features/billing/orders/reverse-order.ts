import { and, eq, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refillLot, emptyLot } from '../ledger.ts';
import { siteById } from '#server/features/site/index.ts';
import { enqueueRefunds } from './enqueue-refunds.ts';
import { mailUnpaidDebit } from './mails/debit-mails.ts';
import { mailOrderOutcome } from './mails/order-mails.ts';
import { revokePremiumIfUnpaid } from './revoke-premium.ts';
import type { Order } from './queries.ts';
import { wasPaid } from './refund-rules.ts';

const { orders, refunds, users } = tables;

/** Holds the due refunds of an order: the payer has the money back already. */
export const holdRefunds = async (tx: Tx, { id }: Order): Promise<void> => {
  const isDue = and(eq(refunds.orderId, id), eq(refunds.state, 'due'));
  await tx.db.update(refunds).set({ state: 'held' }).where(isDue);
};

/**
 * The payer's bank took the money back, or never paid a debit whose credits were given: so are the
 * credits that are left, and premium with them.
 */
export const reverseOrder = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const isOrder = eq(orders.id, order.id);
  const settledAt = order.settledAt ?? core.clock.now();
  const isPaid = wasPaid(order);
  const refundedMinor = isPaid ? order.minor : order.refundedMinor;
  await tx.db
    .update(orders)
    .set({ state: 'failed', failure: 'returned', settledAt, refundedMinor })
    .where(isOrder);
  await holdRefunds(tx, order);
  if (order.userId === null || order.lotId === null) return;
  const site = await siteById(core, order.siteId, tx.db);
  if (!site) throw new Error('The site of an order is missing.');
  const { userId, lotId } = order;
  const reference = `order:${order.id}:returned`;
  const credits = await emptyLot(core, tx, { userId, lotId, kind: 'returned', reference });
  const minor = refundedMinor - order.refundedMinor;
  if (credits > 0 || minor > 0) {
    const row = { id: newId(), orderId: order.id, credits, minor, createdAt: core.clock.now() };
    await tx.db.insert(refunds).values({ ...row, kind: 'returned', state: 'done' });
  }
  await revokePremiumIfUnpaid(tx, site, userId);
  await (isPaid
    ? mailOrderOutcome(core, tx, order.id, 'paymentReturned')
    : mailUnpaidDebit(core, tx, order.id));
};

/** The payer's bank gave it back: so are the credits that were taken, and what was held is due. */
export const restoreOrder = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const isOfOrder = eq(refunds.orderId, order.id);
  const [reversal] = await tx.db
    .delete(refunds)
    .where(and(isOfOrder, eq(refunds.kind, 'returned')))
    .returning();
  if (reversal) {
    await core.events.emit(tx, 'order.rebooked', { orderId: order.id, at: reversal.createdAt });
  }
  await tx.db
    .update(refunds)
    .set({ state: 'due' })
    .where(and(isOfOrder, eq(refunds.state, 'held')));
  await enqueueRefunds(core, tx);
  const sum = sql<number>`coalesce(sum(${refunds.minor}), 0)::int`;
  const [refunded] = await tx.db.select({ sum }).from(refunds).where(isOfOrder);
  const refundedMinor = refunded?.sum ?? 0;
  await tx.db
    .update(orders)
    .set({ state: 'completed', failure: null, refundedMinor })
    .where(eq(orders.id, order.id));
  const { userId, lotId } = order;
  if (userId === null || lotId === null) return;
  const reference = `order:${order.id}:restored`;
  await refillLot(core, tx, { userId, lotId, reference, credits: reversal?.credits ?? 0 });
  if (refundedMinor < order.minor) {
    await tx.db.update(users).set({ paidUser: true }).where(eq(users.id, userId));
  }
};
