import type { Difference, Reconciliation } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import { and, eq, gte, inArray, isNull, lt, sql } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { ListedPayment } from '#server/adapters/payments/index.ts';
import { addBusinessDays, dayOf } from '../debits/calendar.ts';
import { findDisputes } from '../orders/disputes.ts';
import type { HeldOrder } from './compare.ts';
import { comparePayments, sumHere, sumThere } from './compare.ts';

const { debits, orders, refunds } = tables;
const { payments: maxPayments, listed } = consoleLimits.reconciliation;

interface Period {
  readonly from: Date;
  readonly until: Date;
}

type Sites = 'all' | readonly number[];

/** A payment is begun a while after its order, and rarely long after. */
export const around = ({ from, until }: Period): Period => ({
  from: addTime(from, { days: -1 }),
  until: addTime(until, { days: 2 }),
});

const isIn = ({ from, until }: Period) =>
  and(gte(orders.createdAt, from), lt(orders.createdAt, until));

const isOf = (sites: Sites) => (sites === 'all' ? undefined : inArray(orders.siteId, [...sites]));

/** Orders of a period at the provider, with what we hold of their money. */
const findHeld = async (
  db: Db,
  provider: string,
  period: Period,
  sites: Sites,
): Promise<HeldOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), isIn(period), isOf(sites)))
    .limit(maxPayments);
  const ids = rows.map(({ id }) => id);
  const disputes = await findDisputes(db, ids);
  const given = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  const byOrder = Map.groupBy(given, ({ orderId }) => orderId);
  return rows.map((order) => ({
    order,
    refunds: byOrder.get(order.id) ?? [],
    disputes: disputes.get(order.id) ?? [],
  }));
};

/** Which payments of the period are of no order that was ever here. */
const findStrangers = async (
  db: Db,
  payments: readonly ListedPayment[],
  { from, until }: Period,
): Promise<ListedPayment[]> => {
  const within = payments.filter(({ createdAt }) => createdAt >= from && createdAt < until);
  const ids = within.map(({ orderId }) => orderId);
  const known = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids));
  const all = new Set(known.map(({ id }) => id));
  return within.filter(({ orderId }) => !all.has(orderId));
};

const EURO = 'EUR';
/** Business days after which what a bank books one by one should be booked. */
const BOOKED_AFTER = 3;

/** Debits that the bank booked with another amount, or left out while it booked others of their file. */
const compareDebits = async (core: Core, period: Period, sites: Sites): Promise<Difference[]> => {
  const today = dayOf(core.clock.now());
  const isOther = sql`${debits.bookedMinor} <> ${orders.minor}`;
  const isLeftOut = and(
    isNull(debits.bookedMinor),
    inArray(debits.state, ['sent', 'collected']),
    sql`exists (select from ${debits} as other
      where other.run_id = ${debits.runId} and other.booked_minor is not null)`,
  );
  const rows = await core.db
    .select({ order: orders, debit: debits })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .where(and(isIn(period), isOf(sites), sql`(${isOther} or (${isLeftOut}))`))
    .limit(listed);
  return rows.flatMap(({ order, debit }) => {
    const { bookedMinor, collectOn, endToEnd } = debit;
    if (bookedMinor === null && addBusinessDays(collectOn, BOOKED_AFTER) > today) return [];
    return [
      {
        kind: bookedMinor === null ? 'debit_unbooked' : 'debit_amount',
        order: { id: order.id, number: order.no, site: order.siteId },
        reference: endToEnd,
        at: order.createdAt.toISOString(),
        here: { minor: order.minor, currency: order.currency },
        there: bookedMinor === null ? null : { minor: bookedMinor, currency: EURO },
        can_take: false,
      } as const,
    ];
  });
};

type Compared = Omit<Reconciliation, 'from' | 'to'>;

/** What the provider and the bank say of orders that were placed in a period, against what we hold. */
export const reconcile = async (core: Core, period: Period, sites: Sites): Promise<Compared> => {
  const { name } = core.payments;
  const { payments, isWhole } = await core.payments.list({ ...around(period), max: maxPayments });
  const held = await findHeld(core.db, name, period, sites);
  const ids = new Set(held.map(({ order }) => order.id));
  const ours = payments.filter(({ orderId }) => ids.has(orderId));
  const strangers = sites === 'all' ? await findStrangers(core.db, payments, period) : [];
  // Of what was not listed nothing can be said.
  const differences = comparePayments(held, ours, strangers).filter(
    ({ kind }) => isWhole || kind !== 'paid_here',
  );
  return {
    provider: name,
    compared: ours.length + strangers.length,
    is_whole: isWhole && held.length < maxPayments,
    here: sumHere(held),
    there: sumThere([...ours, ...strangers]),
    differences: [...differences, ...(await compareDebits(core, period, sites))].slice(0, listed),
  };
};
