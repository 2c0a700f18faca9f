import { asc, eq, inArray } from '../../../db/sql.ts';
import type { DebitView, OrderView } from '../../../../contract/billing/index.ts';
import type { Core, Site } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { refundEnd } from '../../../../contract/billing/refund-end.ts';
import { shareOf } from '../../../../contract/core/money.ts';
import { DEBIT } from '../debits/allowance.ts';
import type { ShownDebit } from '../debits/views.ts';
import { debitsOf } from '../debits/views.ts';
import { taxIn } from '../offers/prices.ts';

const { creditLots, orders, refunds } = tables;

export type Order = typeof orders.$inferSelect;

type Refund = typeof refunds.$inferSelect;

/** Whether money of an order ever came: a debit may come back before it was collected. */
export const wasPaid = ({ provider, receiptNo }: Order): boolean =>
  provider !== DEBIT || receiptNo !== null;

/** What comes back of an order if its buyer asks for it. */
interface Refundable {
  readonly credits: number;
  readonly minor: number;
  readonly until: Date;
}

/** Whether the credits of an order came before its money, as direct debits may have it. */
export const isCreditedFirst = ({ creditedAt, settledAt }: Order): boolean =>
  creditedAt !== null && (settledAt === null || creditedAt < settledAt);

/** Whether the money of an order is on its way, and its credits with it. */
export const isAwaited = ({ state, creditedAt, refundedMinor }: Order): boolean =>
  state === 'pending' && creditedAt === null && refundedMinor === 0;

/** Since when credits can be returned: since they were given, or at the latest will be, whenever they are paid. */
export const refundStart = (order: Order, debit: DebitView | null = null): Date => {
  const { creditedAt, settledAt, createdAt } = order;
  return creditedAt ?? settledAt ?? (debit ? new Date(debit.confirmed_by) : createdAt);
};

/** What the unused credits of an order were paid, or will be, to the cent. */
export const refundableOf = (
  site: Site,
  order: Order,
  left: { readonly rest: number; readonly debit: DebitView | null },
  now: Date,
): Refundable | null => {
  const isStanding = order.state === 'completed' || order.state === 'pending';
  // What we collect ourselves can be given up, and what a provider has cannot.
  const rest = isAwaited(order) && order.provider === DEBIT ? order.credits : left.rest;
  if (!isStanding || rest === 0) return null;
  const until = refundEnd(refundStart(order, left.debit), site.settings.refund_days);
  if (until < now) return null;
  return { credits: rest, minor: shareOf(order.minor, rest, order.credits), until };
};

/** The paper of a refund, as it is found and named. */
export const noteOf = ({ id, noteNo }: Refund) => (noteNo === null ? null : { id, number: noteNo });

/** What came back of an order: as its member asked, or as the bank did. */
export const amountsBack = (order: Order, back: readonly Refund[]) => {
  // What was asked for and then taken by the bank was never sent.
  const asked = back.filter(({ kind, state }) => kind === 'asked' && state !== 'held');
  const refunded = asked.reduce((sum, { minor }) => sum + minor, 0);
  const isTaken = order.failure === 'returned' && wasPaid(order);
  const taken = isTaken ? order.minor - refunded : 0;
  return { refunded_minor: refunded, taken_minor: taken };
};

/** The same with the tax in the rest, and the papers. */
const backOf = (order: Order, back: readonly Refund[]) => {
  const amounts = amountsBack(order, back);
  const isTaken = amounts.taken_minor > 0;
  return {
    ...amounts,
    kept_tax_minor: isTaken ? 0 : order.taxMinor - taxIn(amounts.refunded_minor, order.taxBp),
    credit_notes: back.flatMap((refund) => noteOf(refund) ?? []),
  };
};

/** What becomes of the money if the credits that are left are returned. */
const moneyOf = (order: Order, { credits }: Refundable, debit: ShownDebit | null) => {
  if (order.state !== 'pending') return 'sent_back';
  return debit?.isDue && credits === order.credits ? 'not_collected' : 'once_collected';
};

const viewOf = (
  order: Order,
  refundable: Refundable | null,
  back: readonly Refund[],
  debit: ShownDebit | null,
): OrderView => ({
  id: order.id,
  number: order.no,
  receipt_no: order.receiptNo,
  created_at: order.createdAt.toISOString(),
  settled_at: order.settledAt?.toISOString() ?? null,
  state: order.state,
  failure: order.failure,
  method: order.method,
  paid_with: order.paidWith,
  package: order.packageId,
  credits: order.credits,
  country: order.country,
  currency: order.currency,
  list_minor: order.listMinor,
  minor: order.minor,
  discount_percent: order.discountBp === null ? null : order.discountBp / 100,
  code: order.code,
  tax_bp: order.taxBp,
  tax_minor: order.taxMinor,
  tax_country: order.taxCountry ?? order.country,
  ...backOf(order, back),
  refundable: refundable && {
    ...refundable,
    until: refundable.until.toISOString(),
    money: moneyOf(order, refundable, debit),
  },
  debit,
});

/** How many credits of lots are left. */
const restsOf = async (db: Db, lotIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .select({ id: creditLots.id, rest: creditLots.rest })
    .from(creditLots)
    .where(inArray(creditLots.id, [...lotIds]));
  return new Map(rows.map(({ id, rest }) => [id, rest]));
};

/** What came back of orders, by order. */
export const refundsOf = async (db: Db, rows: readonly Order[]): Promise<Map<string, Refund[]>> => {
  const ids = rows.filter(({ refundedMinor }) => refundedMinor > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt));
  return Map.groupBy(found, ({ orderId }) => orderId);
};

export const orderViews = async (
  core: Core,
  db: Db,
  site: Site,
  rows: readonly Order[],
): Promise<OrderView[]> => {
  const now = core.clock.now();
  const rests = await restsOf(
    db,
    rows.flatMap(({ lotId }) => lotId ?? []),
  );
  const back = await refundsOf(db, rows);
  const debited = await debitsOf(core, db, site, rows);
  return rows.map((order) => {
    const debit = debited.get(order.id) ?? null;
    const rest = rests.get(order.lotId ?? '') ?? 0;
    const refundable = refundableOf(site, order, { rest, debit }, now);
    return viewOf(order, refundable, back.get(order.id) ?? [], debit);
  });
};

/** An order, and where it is paid as long as it can be. */
export const startedView = async (core: Core, db: Db, site: Site, id: string) => {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [view] = await orderViews(core, db, site, rows);
  const [order] = rows;
  if (!order || !view) throw new Error('An order is missing.');
  return { order: view, redirect: order.state === 'loading' ? order.redirect : null };
};
