import { and, eq } from '#server/db/sql.ts';
import type { ServedCountry } from '#contract/countries.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import type { Buyer } from '../offers/buyer.ts';
import { availableMethods } from '../offers/payment-methods.ts';
import { lockOrder } from './lock-order.ts';
import type { Order } from './queries.ts';

const { orders } = tables;

/** Finds an own order; somebody else's is not there. */
export const findOwnOrder = async (core: Core, caller: Caller, id: string): Promise<Order> => {
  const [order] = await core.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, memberOf(caller))));
  if (!order) throw new Refusal('order_not_found');
  return order;
};

/** The same with a lock, for who changes it. */
export const lockOwnOrder = async (tx: Tx, caller: Caller, id: string): Promise<Order> => {
  const locked = await lockOrder(tx, id);
  if (locked?.order.userId !== memberOf(caller)) throw new Refusal('order_not_found');
  return locked.order;
};

/** Nobody orders before their address is proven. */
export const requireConfirmed = ({ status }: Pick<Buyer, 'status'>): void => {
  if (status === 'not_confirmed') throw new Refusal('confirm_first');
};

/** Refuses where nothing is paid by direct debit. */
export const requireDirectDebit = (core: Core, site: Site, country: ServedCountry): void => {
  if (availableMethods(core, site, country).includes('directdebit')) return;
  throw new Refusal('method_unavailable');
};
