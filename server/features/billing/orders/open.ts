import { and, eq, inArray, lt, sql } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import type { Core, Job } from '../../../core/index.ts';
import { addTime } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { giveUp } from './begin.ts';
import { settle } from './settle.ts';
import type { Order } from './views.ts';

const { orders } = tables;

const PAGE = 100;

/** So long word can come of an order that nobody can be asked for. */
const LOST_DAYS = 7;

/** Asks after an order whose provider was not heard of; what nobody paid is given up. */
const follow = async (core: Core, order: Order): Promise<void> => {
  const { id, state, reference, createdAt } = order;
  if (state === 'loading') return void (await giveUp(core, order));
  if (reference !== null) {
    const news = await core.payments.fetchStatus(reference);
    if (news) await core.transact((tx) => settle(core, tx, id, news));
  } else if (addTime(createdAt, { days: LOST_DAYS }) < core.clock.now()) {
    core.log.error({ order: id }, 'an order is given up: its payment is not known');
    await giveUp(core, order);
  }
};

/** Some of the orders that are open since before a moment, after another one. */
const openOrders = ({ db, payments }: Core, before: Date, after: Order | undefined) =>
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
    .limit(PAGE);

/** Looks after orders that were left open: word may be lost, and nobody waits for ever. */
export const followOrders = (core: Core): Job => ({
  name: 'billing.follow-orders',
  schedule: '*/10 * * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { seconds: -limits.orderMinutes * 60 });
    const problems: unknown[] = [];
    let open = await openOrders(core, before, undefined);
    while (open.length > 0) {
      for (const order of open) {
        await follow(core, order).catch((error: unknown) => problems.push(error));
      }
      open = await openOrders(core, before, open.at(-1));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Orders that were not followed.');
  },
});
