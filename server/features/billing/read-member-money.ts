import type { LedgerPart, MemberPage, OrdersPart } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, desc, eq, sum } from '#server/db/sql.ts';
import type { Core, Site } from '#server/core/index.ts';
import { comesAfter, latestFirst } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { orderViews } from './orders/views.ts';
import { readMovements } from './read-statement.ts';

const { creditLots, orders } = tables;
const { entries: listed } = consoleLimits.members;

type Money = Omit<NonNullable<MemberPage['money']>, 'proposal'>;
type Account = Pick<typeof tables.users.$inferSelect, 'id' | 'credits'>;

/** Part of the ledger of a member. With whom credits were spent is not told. */
export const readMemberLedger = async (
  core: Core,
  db: Db,
  account: Account,
  cursor?: string,
): Promise<LedgerPart> => {
  const asked = { part: 'all', cursor, size: listed } as const;
  const { entries, next } = await readMovements(core, db, account, asked);
  return {
    entries: entries.map(({ at, kind, what, amount, balance }) => ({
      at,
      kind,
      what,
      amount,
      balance,
    })),
    next,
  };
};

/** Part of the orders of a member. */
export const readMemberOrders = async (
  core: Core,
  db: Db,
  site: Site,
  userId: string,
  cursor?: string,
): Promise<OrdersPart> => {
  const after = latestFirst.open(core, cursor);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        after ? comesAfter([orders.createdAt, after.at], [orders.id, after.id]) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed + 1);
  const page = rows.slice(0, listed);
  const last = rows.length > listed ? page.at(-1) : undefined;
  return {
    orders: await orderViews(core, db, site, page),
    next: latestFirst.close(core, last && { at: last.createdAt.toISOString(), id: last.id }),
  };
};

/** Credits, their last movements, and orders of a member, for those who look after the money. */
export const readMemberMoney = async (
  core: Core,
  db: Db,
  site: Site,
  account: Account,
): Promise<Money> => {
  const { id: userId, credits } = account;
  const [bought] = await db
    .select({ rest: sum(creditLots.rest).mapWith(Number) })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), eq(creditLots.kind, 'bought')));
  return {
    credits,
    unused: bought?.rest ?? 0,
    ledger: await readMemberLedger(core, db, account),
    ordered: await readMemberOrders(core, db, site, userId),
  };
};
