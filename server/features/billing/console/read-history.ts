import type { OrderPage } from '#contract/console/index.ts';
import { orderLedgerKinds } from '#contract/console/index.ts';
import { and, asc, eq, like, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Order, Refund } from '../orders/queries.ts';

const { creditEntries, paymentEvents, refunds, staff } = tables;

/** What went back of an order, and who of the staff gave it. */
export const findRefundRows = (db: Db, orderId: string) =>
  db
    .select({ refund: refunds, by: { id: staff.id, name: staff.name } })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.staffId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

const step = (
  kind: OrderPage['steps'][number]['kind'],
  at: Date | null,
  more: { readonly minor?: number; readonly credits?: number } = {},
): OrderPage['steps'] =>
  at === null
    ? []
    : [{ kind, at: at.toISOString(), minor: more.minor ?? null, credits: more.credits ?? null }];

const refundStep = ({ kind, createdAt, minor, credits }: Refund) =>
  step(kind === 'returned' ? 'returned' : 'refunded', createdAt, { minor, credits });

/** How its payment ended. */
const settledStep = ({ state, failure, receiptNo, settledAt, minor }: Order) => {
  if (receiptNo !== null) return step('paid', settledAt, { minor });
  if (state === 'cancelled') return step('cancelled', settledAt);
  return state === 'failed' ? step(failure === 'returned' ? 'returned' : 'failed', settledAt) : [];
};

/** What happened to an order, in the order in which it did. */
export const stepsOf = (order: Order, refundRows: readonly Refund[]): OrderPage['steps'] =>
  [
    ...step('placed', order.createdAt, { minor: order.minor }),
    ...settledStep(order),
    ...step('credited', order.creditedAt, { credits: order.credits }),
    ...refundRows.flatMap(refundStep),
    ...step('restored', order.restoredAt, { minor: order.minor }),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));

/** What the provider said of an order, by the provider's own clock however late it came. */
export const readProviderWords = async (
  db: Db,
  orderId: string,
): Promise<OrderPage['provider_words']> => {
  const at = sql`coalesce(${paymentEvents.happenedAt}, ${paymentEvents.receivedAt})`;
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(asc(at), asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  return rows.map(({ id, word, happenedAt, receivedAt }) => ({
    word: word ?? id,
    at: (happenedAt ?? receivedAt).toISOString(),
    heard_at: receivedAt.toISOString(),
  }));
};

/** What the order itself moved in the ledger; what its credits were spent on is not told. */
export const readLedger = async (db: Db, { id, userId }: Order): Promise<OrderPage['ledger']> => {
  if (userId === null) return [];
  const rows = await db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), like(creditEntries.reference, `order:${id}%`)))
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.reference));
  return rows.flatMap(({ createdAt, kind: booked, amount }) => {
    const kind = orderLedgerKinds.find((one) => one === booked);
    return kind ? [{ at: createdAt.toISOString(), kind, credits: amount }] : [];
  });
};
