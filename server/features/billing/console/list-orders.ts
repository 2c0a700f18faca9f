import { nameKey } from '#contract/accounts/index.ts';
import type { orderList, OrderSum, OrderViewName } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from '#server/db/sql.ts';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, ne, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, latestFirst } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { SiteZone } from '#server/features/site/index.ts';
import { isInDays, readSiteZones } from '#server/features/site/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { backMinor } from '../orders/queries.ts';
import { toOrderRows } from './order-rows.ts';

const { disputes, orders, profiles, proposals, refunds, sites, users } = tables;
const { disputesFirst, listed, maxCount, maxSummed } = consoleLimits.orders;

type Query = CheckedInput<typeof orderList>['query'];

export const isCompleted = eq(orders.state, 'completed');
const isReturned = eq(orders.failure, 'returned');

const isProposed = sql`${orders.id}::text in (select ${proposals.target} from ${proposals}
  where ${proposals.kind} = 'order_refund' and ${proposals.outcome} is null)`;

/** Waits for what we say, and nothing is on its way. */
export const isToAnswer = sql`${disputes.state} = 'needs_response'
  and ${disputes.replyState} is distinct from 'to_send'`;

const isDisputed = sql`${orders.id} in (select ${disputes.orderId} from ${disputes}
  where ${isToAnswer})`;

/** A refund of it came to nothing, and nobody has seen to it. */
const isRefundFailed = sql`${orders.id} in (select ${refunds.orderId} from ${refunds}
  where ${refunds.state} = 'failed')`;

const conditionOf: Record<OrderViewName, SQL | undefined> = {
  all: undefined,
  disputed: isDisputed,
  proposed: isProposed,
  waiting: inArray(orders.state, ['loading', 'pending']),
  paid: and(isCompleted, eq(orders.refundedMinor, 0)),
  refunded: and(isCompleted, gt(orders.refundedMinor, 0)),
  refund_failed: and(isCompleted, isRefundFailed),
  returned: isReturned,
  failed: and(
    inArray(orders.state, ['failed', 'cancelled']),
    sql`${orders.failure} is distinct from 'returned'`,
  ),
};

const isPaid = isNotNull(orders.receiptNo);

const isFirstOfBuyer = sql`not exists (select from orders e where e.user_id = ${orders.userId}
  and e.receipt_no is not null and (e.settled_at, e.id) < (${orders.settledAt}, ${orders.id}))`;

/** Why money went back, as the figures tell it. */
const reasonOf = sql`case when ${refunds.kind} = 'returned' then 'returned'
  when ${refunds.staffId} is not null then 'given' else 'asked' end`;

/** By the day that is asked for. What went back before it was collected went on that day. */
const isInTime = (db: Db, zones: readonly SiteZone[], query: Query): SQL | undefined => {
  const { from, to, days = 'placed' } = query;
  if (from === undefined && to === undefined) return undefined;
  const of = (at: PgColumn | SQL) => isInDays(zones, orders.siteId, at, query);
  if (days === 'placed') return of(orders.createdAt);
  if (days === 'paid') return and(isPaid, of(orders.settledAt));
  if (days === 'first')
    return and(isPaid, isNotNull(orders.userId), of(orders.settledAt), isFirstOfBuyer);
  const went = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orders.id),
        ne(refunds.state, 'failed'),
        gt(refunds.minor, 0),
        of(sql`greatest(${refunds.createdAt}, ${orders.settledAt})`),
        days === 'refunded' ? undefined : sql`${reasonOf} = ${days}`,
      ),
    );
  return and(isPaid, exists(went));
};

const isOfSites = (allowed: ReturnType<typeof sitesWithRight>) =>
  allowed === 'all' ? undefined : inArray(orders.siteId, [...allowed]);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LAST_DIGITS = /^\d{4}$/;

const hasLastDigits = (digits: string): SQL => sql`${orders.paidWith}->>'last4' = ${digits}`;

/** Whose orders are meant: a member by the id of the profile, or all of a name, one on each site. */
const findMeant = (db: Db, search: string) =>
  UUID.test(search)
    ? db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.id, search))
    : db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            inArray(users.siteId, db.select({ id: sites.id }).from(sites)),
            eq(users.nameKey, nameKey(search)),
          ),
        );

/**
 * By the number of an order, a receipt or a credit note, the member, or the last digits of a card.
 * Several look-ups and not an `or`, which reads every order: each has an index of its own.
 */
const matches = (db: Db, search: string): SQL => {
  const number = search.toUpperCase();
  const where = (condition: SQL) => db.select({ id: orders.id }).from(orders).where(condition);
  const found = where(eq(orders.no, number))
    .union(where(eq(orders.receiptNo, number)))
    .union(db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.noteNo, number)))
    .union(where(inArray(orders.userId, findMeant(db, search))));
  const isLastDigits = LAST_DIGITS.test(search);
  return inArray(orders.id, isLastDigits ? found.union(where(hasLastDigits(search))) : found);
};

const filterOf = async (db: Db, caller: Caller, query: Query): Promise<SQL | undefined> => {
  const { view = 'all', site, method, country, search } = query;
  return and(
    isOfSites(sitesWithRight(caller, 'orders.refund', site)),
    conditionOf[view],
    method === undefined ? undefined : eq(orders.method, method),
    country === undefined ? undefined : eq(orders.country, country),
    isInTime(db, await readSiteZones(db), query),
    search === undefined ? undefined : matches(db, search),
  );
};

/** What everything that fits comes to, by currency: what was paid, and what went back of it. */
const sumUp = async (db: Db, filter: SQL | undefined) => {
  const some = db
    .select({
      currency: orders.currency,
      minor: orders.minor,
      backMinor: backMinor.as('back_minor'),
      receiptNo: orders.receiptNo,
    })
    .from(orders)
    .where(filter)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxSummed + 1)
    .as('some');
  const rows = await db
    .select({
      currency: some.currency,
      all: sql<number>`count(*)::int`,
      orders: sql<number>`count(${some.receiptNo})::int`,
      paid_minor: sql<number>`coalesce(sum(${some.minor}) filter (where ${some.receiptNo} is not null), 0)::float8`,
      back_minor: sql<number>`coalesce(sum(${some.backMinor}) filter (where ${some.receiptNo} is not null), 0)::float8`,
    })
    .from(some)
    .groupBy(some.currency)
    .orderBy(some.currency);
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const sums: OrderSum[] = rows
    .filter((row) => row.orders > 0)
    .map(({ currency, orders: paid, paid_minor, back_minor }) => ({
      currency,
      orders: paid,
      paid_minor,
      back_minor,
    }));
  return { sums, is_whole: all <= maxSummed };
};

const countView = async (
  db: Db,
  caller: Caller,
  site: number | undefined,
  view: OrderViewName,
): Promise<number> => {
  const some = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(isOfSites(sitesWithRight(caller, 'orders.refund', site)), conditionOf[view]))
    .limit(maxCount)
    .as('some');
  return db.$count(some);
};

/** Orders whose dispute waits for our answer, the most urgent first. */
const findDisputed = async (db: Db, filter: SQL | undefined) => {
  const rows = await db
    .select({ order: orders })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isToAnswer, filter))
    .orderBy(asc(disputes.dueAt))
    .limit(disputesFirst);
  return [...new Map(rows.map(({ order }) => [order.id, order])).values()];
};

/** Orders, the latest first, and what all that fit come to. */
export const listOrders = async (
  core: Core,
  caller: Caller,
  query: Query,
): Promise<Answer<typeof orderList>> => {
  const { db } = core;
  const filter = await filterOf(db, caller, query);
  const after = latestFirst.open(core, query.cursor);
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        filter,
        after ? comesAfter([orders.createdAt, after.at], [orders.id, after.id]) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed + 1);
  const page = found.slice(0, listed);
  const last = found.length > listed ? page.at(-1) : undefined;
  const isFirst = after === null && Object.keys(query).every((name) => name === 'site');
  return {
    first: isFirst ? await toOrderRows(core, db, await findDisputed(db, filter)) : [],
    orders: await toOrderRows(core, db, page),
    next: latestFirst.close(core, last && { at: last.createdAt.toISOString(), id: last.id }),
    ...(await sumUp(db, filter)),
    counts: {
      disputed: await countView(db, caller, query.site, 'disputed'),
      waiting: await countView(db, caller, query.site, 'waiting'),
      proposed: await countView(db, caller, query.site, 'proposed'),
      refund_failed: await countView(db, caller, query.site, 'refund_failed'),
    },
  };
};
