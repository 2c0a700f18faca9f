import type { MemberPage } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, desc, eq, sum } from '#server/db/sql.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { orderViews } from './orders/views.ts';
import { findMovements, toStatementEntry } from './read-statement.ts';

const { creditLots, orders } = tables;
const { entries: listed } = consoleLimits.members;

type Money = Omit<NonNullable<MemberPage['money']>, 'proposal'>;

/** Credits, their last movements, and orders of a member, for those who look after the money. */
export const readMemberMoney = async (
  core: Core,
  db: Db,
  site: Site,
  { id: userId, credits }: Pick<typeof tables.users.$inferSelect, 'id' | 'credits'>,
): Promise<Money> => {
  const [bought] = await db
    .select({ rest: sum(creditLots.rest).mapWith(Number) })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), eq(creditLots.kind, 'bought')));
  let balance = credits;
  const movements = await findMovements(db, userId, 'all', null).limit(listed);
  const entries = movements.map((movement) => {
    // With whom something was shared is not told.
    const { conversation: _, ...entry } = toStatementEntry(movement, balance);
    const after = balance;
    balance -= movement.amount;
    return { ...entry, balance: after };
  });
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed);
  return {
    credits,
    unused: bought?.rest ?? 0,
    entries,
    orders: await orderViews(core, db, site, placed),
  };
};
