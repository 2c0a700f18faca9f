import { eq } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';
import type { Order } from './queries.ts';

const { orders } = tables;

/** Locks the buyer, then the order, as everything that moves credits does. */
export const lockOrder = async (
  tx: Tx,
  orderId: string,
): Promise<{ order: Order; hasBuyer: boolean; isBuyerDeleted: boolean } | null> => {
  const [found] = await tx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!found) return null;
  const [buyer] = await lockUsers(tx, found.userId === null ? [] : [found.userId]);
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return null;
  return { order, hasBuyer: buyer !== undefined, isBuyerDeleted: !!buyer?.deletedAt };
};
