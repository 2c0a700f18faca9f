import type { OrderState, PaymentMethod } from '#contract/billing/enums.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { and, count, eq, gt, inArray, max, min } from '#server/db/sql.ts';
import { tables } from '#server/db/index.ts';
import { DEBIT_PROVIDER } from './debits/debit-provider.ts';

const { disputes, orders, paymentEvents, refunds } = tables;

interface PaymentState {
  readonly provider: string;
  /** Orders of the last day. */
  readonly placed: readonly {
    readonly state: OrderState;
    readonly method: PaymentMethod;
    readonly provider: string;
    readonly orders: number;
  }[];
  /** Orders of the last day that the provider collected, and not our bank. */
  readonly paidAtProvider: number;
  /** Begun and neither paid nor given up. */
  readonly open: number;
  readonly openSince: Date | null;
  readonly refundsDue: number;
  readonly refundsSince: Date | null;
  /** Refunds that came to nothing, and nobody has seen to. */
  readonly refundsFailed: number;
  /** Disputes that wait for an answer, and until when the first of them can be answered. */
  readonly disputes: number;
  readonly disputesUntil: Date | null;
  /** When the provider was last heard of. */
  readonly heardAt: Date | null;
}

const isOpen = inArray(orders.state, ['loading', 'pending']);

/** How payments do, on all sites and in all processes. Each question is served by an index. */
export const readPaymentState = async ({ db, clock, payments }: Core): Promise<PaymentState> => {
  const { state, method, provider } = orders;
  const dayAgo = addTime(clock.now(), { days: -1 });
  const placed = await db
    .select({ state, method, provider, orders: count() })
    .from(orders)
    .where(gt(orders.createdAt, dayAgo))
    .groupBy(state, method, provider);
  const [open] = await db
    .select({ all: count(), since: min(orders.createdAt) })
    .from(orders)
    .where(isOpen);
  const [due] = await db
    .select({ all: count(), since: min(refunds.createdAt) })
    .from(refunds)
    .where(eq(refunds.state, 'due'));
  const isFailed = and(eq(refunds.state, 'failed'), eq(orders.state, 'completed'));
  const [failed] = await db
    .select({ all: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isFailed);
  const [disputed] = await db
    .select({ all: count(), until: min(disputes.dueAt) })
    .from(disputes)
    .where(eq(disputes.state, 'needs_response'));
  const [heard] = await db.select({ at: max(paymentEvents.receivedAt) }).from(paymentEvents);
  const paid = placed.filter((row) => row.state === 'completed' && row.provider !== DEBIT_PROVIDER);
  return {
    provider: payments.name,
    placed,
    paidAtProvider: paid.reduce((sum, row) => sum + row.orders, 0),
    open: open?.all ?? 0,
    openSince: open?.since ?? null,
    refundsDue: due?.all ?? 0,
    refundsSince: due?.since ?? null,
    refundsFailed: failed?.all ?? 0,
    disputes: disputed?.all ?? 0,
    disputesUntil: disputed?.until ?? null,
    heardAt: heard?.at ?? null,
  };
};
