import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import type { Order } from './views.ts';

const { orders } = tables;

/** Finds an own order. */
export const findOwnOrder = async (core: Core, caller: Caller, id: string): Promise<Order> => {
  const [order] = await core.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, memberOf(caller))));
  if (!order) throw new Refusal('order_not_found');
  return order;
};
