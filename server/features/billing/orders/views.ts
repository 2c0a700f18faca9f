import { eq, inArray } from '../../../db/sql.ts';
import type { OrderView } from '../../../../contract/billing/index.ts';
import type { Site } from '../../../core/index.ts';
import { later } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { shareOf } from '../../../../contract/core/money.ts';

const { creditLots, orders } = tables;

export type Order = typeof orders.$inferSelect;

/** What comes back of an order if its buyer asks for it. */
export interface Refundable {
  readonly credits: number;
  readonly minor: number;
  readonly until: Date;
}

/** Until when unused credits are taken back: the end of the last day. */
export const refundEnd = ({ settings }: Site, settledAt: Date): Date => {
  const end = later(settledAt, { days: settings.refund_days });
  end.setUTCHours(23, 59, 59, 999);
  return end;
};

/** What the unused credits of an order were paid, to the cent. */
export const refundableOf = (
  site: Site,
  order: Order,
  rest: number,
  now: Date,
): Refundable | null => {
  if (order.state !== 'completed' || order.settledAt === null || rest === 0) return null;
  const until = refundEnd(site, order.settledAt);
  if (until < now) return null;
  return { credits: rest, minor: shareOf(order.minor, rest, order.credits), until };
};

const viewOf = (order: Order, refundable: Refundable | null): OrderView => ({
  id: order.id,
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
  refunded_minor: order.refundedMinor,
  refundable: refundable && { ...refundable, until: refundable.until.toISOString() },
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

export const orderViews = async (
  db: Db,
  site: Site,
  rows: readonly Order[],
  now: Date,
): Promise<OrderView[]> => {
  const rests = await restsOf(
    db,
    rows.flatMap(({ lotId }) => lotId ?? []),
  );
  return rows.map((order) =>
    viewOf(order, refundableOf(site, order, rests.get(order.lotId ?? '') ?? 0, now)),
  );
};

/** An order, and where it is paid as long as it can be. */
export const startedView = async (db: Db, site: Site, id: string, now: Date) => {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [view] = await orderViews(db, site, rows, now);
  const [order] = rows;
  if (!order || !view) throw new Error('An order is missing.');
  return { order: view, redirect: order.state === 'loading' ? order.redirect : null };
};
