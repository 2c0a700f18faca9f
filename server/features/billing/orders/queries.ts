import { and, asc, eq, inArray, ne, sql } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { creditLots, orders, profiles, refunds, users } = tables;

export type Order = typeof orders.$inferSelect;

export type Refund = typeof refunds.$inferSelect;

/** What a buyer calls an order before it has an id. */
interface ClientOrder {
  readonly userId: string;
  readonly clientId: string;
}

/** The order that a buyer has placed under a client id. */
export const findPlacedOrder = async (
  db: Db,
  { userId, clientId }: ClientOrder,
): Promise<Order | undefined> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientId, clientId)));
  return order;
};

/** The other orders of a buyer that wait to be paid, or are being paid. */
export const findOtherOpenOrders = (
  { payments }: Core,
  db: Db,
  { userId, clientId }: ClientOrder,
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'loading'),
        ne(orders.clientId, clientId),
        eq(orders.provider, payments.name),
      ),
    );

/** The name and address that papers say of a buyer. */
export const findBuyerContact = async (db: Db, userId: string) => {
  const [buyer] = await db
    .select({ name: profiles.name, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return buyer;
};

/** How many credits of orders are left, by order. */
export const findUnusedCredits = async (
  db: Db,
  rows: readonly Order[],
): Promise<ReadonlyMap<string, number>> => {
  const lotIds = rows.flatMap(({ lotId }) => lotId ?? []);
  if (lotIds.length === 0) return new Map();
  const lots = await db
    .select({ id: creditLots.id, rest: creditLots.rest })
    .from(creditLots)
    .where(inArray(creditLots.id, lotIds));
  const rests = new Map(lots.map(({ id, rest }) => [id, rest]));
  return new Map(rows.map(({ id, lotId }) => [id, rests.get(lotId ?? '') ?? 0]));
};

/** What of an order was to go back and did not arrive. */
export const failedMinorOf = (refundRows: readonly Refund[]): number =>
  refundRows.filter(({ state }) => state === 'failed').reduce((sum, { minor }) => sum + minor, 0);

/** What went back of an order, without what did not arrive. */
export const backMinor = sql<number>`(orders.refunded_minor - case when orders.refunded_minor = 0 then 0
  else (select coalesce(sum(failed.minor), 0) from refunds as failed
    where failed.order_id = orders.id and failed.state = 'failed') end)`;

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
