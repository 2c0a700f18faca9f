import { asc, eq, inArray } from '#server/db/sql.ts';
import type { DebitView, OrderView } from '#contract/billing/index.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import { prorate } from '#contract/core/money.ts';
import { DEBIT_PROVIDER } from '../debits/daily-limit.ts';
import type { OrderDebit } from '../debits/views.ts';
import { debitViews } from '../debits/views.ts';
import { includedTax } from '../offers/prices.ts';

const { creditLots, orders, refunds } = tables;

export type Order = typeof orders.$inferSelect;

type Refund = typeof refunds.$inferSelect;

/** Whether money of an order ever came: a debit may come back before it was collected. */
export const wasPaid = ({ provider, receiptNo }: Order): boolean =>
  provider !== DEBIT_PROVIDER || receiptNo !== null;

/** What comes back of an order if its buyer asks for it. */
interface Refundable {
  readonly credits: number;
  readonly minor: number;
  readonly until: Date;
}

/** Whether the credits of an order came before its money, as direct debits may have it. */
export const isCreditedBeforePayment = ({ creditedAt, settledAt }: Order): boolean =>
  creditedAt !== null && (settledAt === null || creditedAt < settledAt);

/** Whether the money of an order is on its way, and its credits with it. */
export const isAwaitingPayment = ({ state, creditedAt, refundedMinor }: Order): boolean =>
  state === 'pending' && creditedAt === null && refundedMinor === 0;

/** Since when credits can be returned: since they were given, or at the latest will be, whenever they are paid. */
export const refundPeriodStart = (order: Order, debit: DebitView | null = null): Date => {
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
  const isActive = order.state === 'completed' || order.state === 'pending';
  // What we collect ourselves can be given up, and what a provider has cannot.
  const rest =
    isAwaitingPayment(order) && order.provider === DEBIT_PROVIDER ? order.credits : left.rest;
  if (!isActive || rest === 0) return null;
  const until = refundDeadline(refundPeriodStart(order, left.debit), site.settings.refund_days);
  if (until < now) return null;
  return { credits: rest, minor: prorate(order.minor, rest, order.credits), until };
};

/** The paper of a refund, as it is found and named. */
export const creditNoteOf = ({ id, noteNo }: Refund) =>
  noteNo === null ? null : { id, number: noteNo };

/** What came back of an order: as its member asked, or as the bank did. */
export const returnedAmounts = (order: Order, refundRows: readonly Refund[]) => {
  // What was asked for and then taken by the bank was never sent.
  const requested = refundRows.filter(({ kind, state }) => kind === 'asked' && state !== 'held');
  const refunded = requested.reduce((sum, { minor }) => sum + minor, 0);
  const isReversed = order.failure === 'returned' && wasPaid(order);
  const reversed = isReversed ? order.minor - refunded : 0;
  return { refunded_minor: refunded, taken_minor: reversed };
};

/** The fields of an order view about refunds: amounts, the tax of what is left, and credit notes. */
const refundFields = (order: Order, refundRows: readonly Refund[]) => {
  const amounts = returnedAmounts(order, refundRows);
  const isReversed = amounts.taken_minor > 0;
  return {
    ...amounts,
    kept_tax_minor: isReversed
      ? 0
      : order.taxMinor - includedTax(amounts.refunded_minor, order.taxBp),
    credit_notes: refundRows.flatMap((refund) => creditNoteOf(refund) ?? []),
  };
};

/** What becomes of the money if the credits that are left are returned. */
const refundMoneyOf = (order: Order, { credits }: Refundable, debit: OrderDebit | null) => {
  if (order.state !== 'pending') return 'sent_back';
  return debit?.isDue && credits === order.credits ? 'not_collected' : 'once_collected';
};

const toOrderView = (
  order: Order,
  refundable: Refundable | null,
  refundRows: readonly Refund[],
  debit: OrderDebit | null,
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
  ...refundFields(order, refundRows),
  refundable: refundable && {
    ...refundable,
    until: refundable.until.toISOString(),
    money: refundMoneyOf(order, refundable, debit),
  },
  debit,
});

/** How many credits of lots are left. */
const findUnusedCredits = async (
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .select({ id: creditLots.id, rest: creditLots.rest })
    .from(creditLots)
    .where(inArray(creditLots.id, [...lotIds]));
  return new Map(rows.map(({ id, rest }) => [id, rest]));
};

/** What came back of orders, by order. */
export const findRefunds = async (
  db: Db,
  rows: readonly Order[],
): Promise<Map<string, Refund[]>> => {
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
  const unusedCredits = await findUnusedCredits(
    db,
    rows.flatMap(({ lotId }) => lotId ?? []),
  );
  const refundsByOrder = await findRefunds(db, rows);
  const debitsByOrder = await debitViews(core, db, site, rows);
  return rows.map((order) => {
    const debit = debitsByOrder.get(order.id) ?? null;
    const rest = unusedCredits.get(order.lotId ?? '') ?? 0;
    const refundable = refundableOf(site, order, { rest, debit }, now);
    return toOrderView(order, refundable, refundsByOrder.get(order.id) ?? [], debit);
  });
};

/** An order, and where it is paid as long as it can be. */
export const readOrderState = async (core: Core, db: Db, site: Site, id: string) => {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [view] = await orderViews(core, db, site, rows);
  const [order] = rows;
  if (!order || !view) throw new Error('An order is missing.');
  return { order: view, redirect: order.state === 'loading' ? order.redirect : null };
};
