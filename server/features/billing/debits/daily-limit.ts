import { and, count, eq, gte, ne, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { orders } = tables;

const { dayMinor, ordersPerDay } = limits.directDebit;

/** `provider` of orders that we collect ourselves by direct debit. */
export const DEBIT_PROVIDER = 'debit';

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

const secondsUntilMidnight = (now: Date): number => {
  const end = new Date(now).setUTCHours(24, 0, 0, 0);
  return Math.ceil((end - now.getTime()) / 1000);
};

/** Refuses if today's orders, all of them written down, are more than a day allows. */
export const refuseOverDailyLimit = async (core: Core, db: Db, userId: string): Promise<void> => {
  const used = await sumDebitsOfToday(core, db, userId);
  if (used.orders <= ordersPerDay && used.minor <= dayMinor) return;
  throw new Refusal('direct_debit_limit', {
    values: { retry_after: secondsUntilMidnight(core.clock.now()) },
  });
};
