import { and, count, eq, gte, ne, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { DEBIT_PROVIDER } from './debit-provider.ts';

const { orders } = tables;

const { dayMinor, ordersPerDay } = limits.directDebit;

const sumDebitsOfToday = async ({ clock }: Core, db: Db, userId: string) => {
  const today = clock.now();
  today.setUTCHours(0, 0, 0, 0);
  const [used] = await db
    .select({ orders: count(), minor: sql<number>`coalesce(sum(${orders.minor}), 0)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.provider, DEBIT_PROVIDER),
        ne(orders.state, 'cancelled'),
        gte(orders.createdAt, today),
      ),
    );
  return used ?? { orders: 0, minor: 0 };
};

/** What a member can still have debited today. */
export const remainingToday = async (core: Core, db: Db, userId: string): Promise<number> => {
  const used = await sumDebitsOfToday(core, db, userId);
  return used.orders >= ordersPerDay ? 0 : Math.max(0, dayMinor - used.minor);
};

/** Whether today's orders, all of them written down, are more than a day allows. */
export const isOverDailyLimit = async (core: Core, db: Db, userId: string): Promise<boolean> => {
  const used = await sumDebitsOfToday(core, db, userId);
  return used.orders > ordersPerDay || used.minor > dayMinor;
};
