import { and, eq } from '../../../db/sql.ts';
import type { PaymentMethod } from '../../../../contract/billing/index.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { newId, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { findBuyer } from '../offers/buyer.ts';
import type { Discount } from '../offers/discounts.ts';
import { slotOf } from '../offers/discounts.ts';
import type { Quote, Wish } from '../offers/quote.ts';
import { nextClientId, quoteOf } from '../offers/quote.ts';
import type { Order } from './views.ts';

const { discountUses, orders } = tables;

export interface Placing extends Wish {
  readonly userId: string;
  readonly clientId: string;
  readonly method: PaymentMethod;
  /** The price that the buyer has seen. */
  readonly minor: number;
  readonly provider: string;
}

/** Takes a code for an order; whoever is second is refused. */
const claim = async (tx: Tx, { id, siteId, userId }: Order, discount: Discount) => {
  const slot = slotOf(discount, userId ?? '', id);
  const taken = await tx.db
    .insert(discountUses)
    .values({ orderId: id, siteId, code: discount.code, slot })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0) throw new Refusal('code_used');
};

const known = async (tx: Tx, placing: Placing): Promise<Order | null> => {
  const { userId, clientId, packageId, method, minor } = placing;
  const [order] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientId, clientId)));
  if (!order) return null;
  if (order.packageId !== packageId || order.method !== method || order.minor !== minor) {
    throw new Refusal('key_reused');
  }
  return order;
};

/**
 * Refuses what cannot be ordered, before anything is done about it; and an order from a page that was
 * made before another one was paid or given up: its reader has not seen what there is now.
 */
export const checkPlacing = async (core: Core, site: Site, placing: Placing): Promise<void> => {
  const { db } = core;
  const { userId, clientId } = placing;
  const isThere = and(eq(orders.userId, userId), eq(orders.clientId, clientId));
  if ((await db.$count(orders, isThere)) > 0) return;
  const { minor } = await quoteOf(core, db, site, await findBuyer(db, userId), placing);
  const isCurrent = (await nextClientId(db, userId, placing, minor)) === clientId;
  if (!isCurrent || minor !== placing.minor)
    throw new Refusal('price_changed', { values: { minor } });
};

const rowOf = (core: Core, siteId: number, placing: Placing, quote: Quote) => {
  const now = core.clock.now();
  return {
    id: newId(now.getTime()),
    siteId,
    userId: placing.userId,
    clientId: placing.clientId,
    packageId: placing.packageId,
    credits: quote.package.credits,
    country: quote.country,
    currency: quote.currency,
    listMinor: quote.listMinor,
    minor: quote.minor,
    code: quote.discount?.code ?? null,
    discountBp: quote.discount?.valueBp ?? null,
    taxBp: quote.taxBp,
    taxMinor: quote.taxMinor,
    method: placing.method,
    provider: placing.provider,
    state: 'loading' as const,
    createdAt: now,
  };
};

/** Writes an order down at the price that its buyer has seen. The same client id is the same order. */
export const placeOrder = async (
  core: Core,
  tx: Tx,
  site: Site,
  placing: Placing,
): Promise<Order> => {
  const { status } = await lockUser(tx, placing.userId);
  const before = await known(tx, placing);
  if (before) return before;
  if (status === 'not_confirmed') throw new Refusal('confirm_first');
  const buyer = await findBuyer(tx.db, placing.userId);
  const quote = await quoteOf(core, tx.db, site, buyer, placing);
  if (quote.minor !== placing.minor) {
    throw new Refusal('price_changed', { values: { minor: quote.minor } });
  }
  const [order] = await tx.db
    .insert(orders)
    .values(rowOf(core, site.id, placing, quote))
    .returning();
  if (!order) throw new Error('An order was not written.');
  if (quote.discount) await claim(tx, order, quote.discount);
  return order;
};
