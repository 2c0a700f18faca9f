import { eq } from '#server/db/sql.ts';
import type { OrderView } from '#contract/billing/index.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { OrderDebit } from '../debits/views.ts';
import { debitViews } from '../debits/views.ts';
import { includedTax } from '../offers/prices.ts';
import type { Order, Refund } from './queries.ts';
import { findRefunds, findUnusedCredits } from './queries.ts';
import type { Refundable } from './refund-rules.ts';
import { refundableOf, returnedAmounts } from './refund-rules.ts';

const { orders } = tables;

/** The paper of a refund, as it is found and named. */
export const creditNoteOf = ({ id, noteNo }: Refund) =>
  noteNo === null ? null : { id, number: noteNo };

/** The fields of an order view about refunds: amounts, the tax of what is left, and credit notes. */
const refundFields = (order: Order, refundRows: readonly Refund[]) => {
  const amounts = returnedAmounts(order, refundRows);
  const isReversed = amounts.taken_minor > 0;
  const asked = refundRows.filter(({ kind }) => kind === 'asked');
  return {
    ...amounts,
    refunded_credits: asked.reduce((sum, { credits }) => sum + credits, 0),
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

export const orderViews = async (
  core: Core,
  db: Db,
  site: Site,
  rows: readonly Order[],
): Promise<OrderView[]> => {
  const now = core.clock.now();
  const unusedCredits = await findUnusedCredits(db, rows);
  const refundsByOrder = await findRefunds(db, rows);
  const debitsByOrder = await debitViews(core, db, site, rows);
  return rows.map((order) => {
    const debit = debitsByOrder.get(order.id) ?? null;
    const rest = unusedCredits.get(order.id) ?? 0;
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
