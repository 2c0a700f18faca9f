import { and, eq, inArray, lt, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Order } from './queries.ts';

const { orders } = tables;

const PAGE_SIZE = 100;

/** Days that we wait for an event of a pending order without a reference to ask the provider for. */
const MAX_UNKNOWN_DAYS = 7;

/** Fetches the status of an open order from the provider; one that nobody paid is cancelled. */
const reconcileOrder = async (core: Core, order: Order): Promise<void> => {
  const { id, state, reference, createdAt } = order;
  if (state === 'loading') return void (await cancelOrder(core, order));
  if (reference !== null) {
    const report = await core.payments.fetchStatus(reference);
    if (report) await core.transact((tx) => settleOrder(core, tx, id, report));
  } else if (addTime(createdAt, { days: MAX_UNKNOWN_DAYS }) < core.clock.now()) {
    core.log.error({ order: id }, 'an order is given up: its payment is not known');
    await cancelOrder(core, order);
  }
};

/** Some of the orders that are open since before a moment, after another one. */
const findOpenOrders = ({ db, payments }: Core, before: Date, after: Order | undefined) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['loading', 'pending']),
        lt(orders.createdAt, before),
        eq(orders.provider, payments.name),
        after &&
          sql`(${orders.createdAt}, ${orders.id})
            > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(orders.createdAt, orders.id)
    .limit(PAGE_SIZE);

/** Reconciles orders that were left open: events of the provider may be lost. */
export const reconcileOrders = (core: Core): Job<'billing.follow-orders'> => ({
  name: 'billing.follow-orders',
  schedule: '*/10 * * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { seconds: -limits.orderExpiryMinutes * 60 });
    const problems: unknown[] = [];
    let open = await findOpenOrders(core, before, undefined);
    while (open.length > 0) {
      for (const order of open) {
        await reconcileOrder(core, order).catch((error: unknown) => problems.push(error));
      }
      open = await findOpenOrders(core, before, open.at(-1));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Orders that were not followed.');
  },
});
