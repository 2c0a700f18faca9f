import { eq } from '#server/db/sql.ts';
import { orderChanged } from '#contract/billing/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Order } from './queries.ts';

/** What a buyer hears of an order. */
export type OrderOutcome = 'completed' | 'failed' | 'returned' | 'restored' | 'refunded';

declare module '#server/core/events.ts' {
  interface Events {
    /** An order came to an end, or money of it went back. */
    'order.settled': {
      readonly site: Site;
      readonly userId: string;
      readonly orderId: string;
      readonly outcome: OrderOutcome;
      readonly credits: number;
      readonly minor: number;
      readonly currency: string;
    };
    /** A refund that was told before goes back no more, or does after all. */
    'order.rebooked': { readonly orderId: string; readonly at: Date };
    /** The buyer looks at an order. */
    'order.opened': { readonly userId: string; readonly orderId: string };
  }
}

const { orders, users } = tables;

/** Tells the open tabs of the buyer how order, credits and premium are now. */
export const sendOrderChanged = async (
  core: Core,
  tx: Tx,
  { id, userId }: Order,
): Promise<void> => {
  if (userId === null) return;
  const [current] = await tx.db
    .select({ state: orders.state, credits: users.credits, paid_user: users.paidUser })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  if (current) await sendLiveEvent(core, tx, userId, orderChanged, { id, ...current });
};

/** Tells how an order ended, or how much of it went back. */
export const emitOrderSettled = async (
  core: Core,
  tx: Tx,
  order: Order,
  result: { outcome: OrderOutcome; credits?: number; minor?: number },
): Promise<void> => {
  const { id: orderId, userId, credits, minor, currency, siteId } = order;
  const site = await siteById(core, siteId, tx.db);
  if (userId === null || !site) return;
  const settled = { site, userId, orderId, credits, minor, currency, ...result };
  await core.events.emit(tx, 'order.settled', settled);
};
