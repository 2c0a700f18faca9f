import { ageOn } from '#contract/accounts/age.ts';
import type { OrderRow, OrderStatus } from '#contract/console/index.ts';
import { inArray } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Dispute } from '../orders/disputes.ts';
import { findDisputes } from '../orders/disputes.ts';
import type { Order } from '../orders/queries.ts';
import { failedMinorOf, findRefunds } from '../orders/queries.ts';

const { profiles } = tables;

/** Where an order stands, with its money and what went back of it. */
const statusOf = (
  { state, failure, minor, refundedMinor }: Order,
  failedMinor: number,
): OrderStatus => {
  if (state === 'loading' || state === 'pending') return 'waiting';
  if (state === 'cancelled') return state;
  if (state === 'failed') return failure === 'returned' ? 'returned' : 'failed';
  if (failedMinor > 0) return 'refund_failed';
  if (refundedMinor === 0) return 'paid';
  return refundedMinor < minor ? 'part_refunded' : 'refunded';
};

/** Names and ages of buyers, by account. */
const findBuyers = async (core: Core, db: Db, rows: readonly Order[]) => {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const now = core.clock.now();
  const people = await db
    .select({
      id: profiles.id,
      userId: profiles.userId,
      name: profiles.name,
      birthDate: profiles.birthDate,
    })
    .from(profiles)
    .where(inArray(profiles.userId, ids));
  return new Map(
    people.map(({ id, userId, name, birthDate }) => [
      userId,
      { id, name, age: ageOn(birthDate, now) },
    ]),
  );
};

const openDisputeOf = (all: readonly Dispute[]): OrderRow['dispute'] => {
  const open = all.findLast(({ state }) => state === 'needs_response' || state === 'under_review');
  return open
    ? { kind: open.kind, state: open.state, due_at: open.dueAt?.toISOString() ?? null }
    : null;
};

export const toOrderRows = async (
  core: Core,
  db: Db,
  rows: readonly Order[],
): Promise<OrderRow[]> => {
  const buyers = await findBuyers(core, db, rows);
  const disputes = await findDisputes(
    db,
    rows.map(({ id }) => id),
  );
  const refunds = await findRefunds(db, rows);
  const failedOf = (order: Order) => failedMinorOf(refunds.get(order.id) ?? []);
  return rows.map((order) => ({
    id: order.id,
    number: order.no,
    receipt_no: order.receiptNo,
    site: order.siteId,
    created_at: order.createdAt.toISOString(),
    status: statusOf(order, failedOf(order)),
    method: order.method,
    paid_with: order.paidWith,
    credits: order.credits,
    country: order.country,
    currency: order.currency,
    minor: order.minor,
    refunded_minor: order.refundedMinor - failedOf(order),
    member: (order.userId !== null && buyers.get(order.userId)) || null,
    dispute: openDisputeOf(disputes.get(order.id) ?? []),
  }));
};
