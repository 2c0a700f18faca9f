import { eq } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { callProvider } from './call-provider.ts';
import { orderMeanwhileRefusal } from './place-order.ts';
import type { PaymentReport } from './settle-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Order } from './queries.ts';
import { findOtherOpenOrders } from './queries.ts';

const { orders } = tables;

/** The report for a payment that the provider knows nothing of. */
const abandonedReport = (order: Order): PaymentReport => ({
  state: 'cancelled',
  failure: null,
  minor: order.minor,
  currency: order.currency,
  paidWith: null,
  storedMethod: null,
});

/** Cancels an order that is not paid yet; answers its state afterwards, which may be paid. */
export const cancelOrder = async (core: Core, order: Order): Promise<Order['state']> => {
  const { reference } = order;
  const report =
    reference === null ? null : await callProvider(core, () => core.payments.cancel(reference));
  await core.transact((tx) => settleOrder(core, tx, order.id, report ?? abandonedReport(order)));
  const [current] = await core.db.select().from(orders).where(eq(orders.id, order.id));
  return current?.state ?? 'cancelled';
};

/** Seconds that starting a payment with the provider may take. */
const MAX_START_SECONDS = 120;

/** Whether the payment may be starting at this moment, and a card be charged. */
export const isStarting = ({ clock }: Core, { reference, createdAt }: Order): boolean =>
  reference === null && addTime(createdAt, { seconds: MAX_START_SECONDS }) > clock.now();

/** Only one order waits to be paid. Asks first if another one is or may be paid meanwhile. */
export const cancelOtherOrders = async (
  core: Core,
  userId: string,
  clientId: string,
): Promise<void> => {
  for (const order of await findOtherOpenOrders(core, core.db, { userId, clientId })) {
    if (isStarting(core, order)) throw orderMeanwhileRefusal(order);
    const state = await cancelOrder(core, order);
    if (state === 'completed' || state === 'pending') throw orderMeanwhileRefusal(order);
  }
};
