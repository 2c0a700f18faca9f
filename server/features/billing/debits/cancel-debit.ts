import { and, eq, isNull } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { debits, discountUses, orders } = tables;

/**
 * Gives an order up whose debit no bank knows of yet, so that nothing is collected; tells whether it
 * was in time. Whoever calls has locked the order; a run that takes the debit at this moment wins.
 */
export const cancelDebit = async (core: Core, tx: Tx, orderId: string): Promise<boolean> => {
  const cancelled = await tx.db
    .delete(debits)
    .where(and(eq(debits.orderId, orderId), eq(debits.state, 'due')))
    .returning({ orderId: debits.orderId });
  if (cancelled.length === 0) return false;
  await tx.db
    .update(orders)
    .set({ state: 'cancelled', settledAt: core.clock.now() })
    .where(eq(orders.id, orderId));
  await tx.db.delete(discountUses).where(eq(discountUses.orderId, orderId));
  return true;
};

/** Nothing is collected of somebody who is gone before they had anything. */
export const cancelUncreditedDebits = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const uncredited = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(debits, eq(debits.orderId, orders.id))
    .where(and(eq(orders.userId, userId), isNull(orders.creditedAt), eq(debits.state, 'due')))
    .for('update', { of: orders });
  for (const { id } of uncredited) await cancelDebit(core, tx, id);
};
