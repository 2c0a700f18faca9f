import type { Difference, DifferenceKind, OrderSum } from '#contract/console/index.ts';
import type { ListedPayment } from '#server/adapters/payments/index.ts';
import type { Dispute } from '../orders/disputes.ts';
import type { Order, Refund } from '../orders/queries.ts';

/** An order with what we hold of its money. */
export interface HeldOrder {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

/** Kinds that the path of the provider's own word settles. */
const TAKEABLE: readonly DifferenceKind[] = ['paid_there', 'dispute'];

const toDifference = (
  kind: DifferenceKind,
  order: Order | null,
  payment: ListedPayment | null,
  more: Partial<Pick<Difference, 'here' | 'there' | 'can_take'>> = {},
): Difference => ({
  kind,
  order: order && { id: order.id, number: order.no, site: order.siteId },
  reference: payment?.reference ?? order?.reference ?? null,
  at: (order?.createdAt ?? payment?.createdAt ?? new Date(0)).toISOString(),
  here: order && { minor: order.minor, currency: order.currency },
  there: payment && { minor: payment.minor, currency: payment.currency },
  can_take: TAKEABLE.includes(kind),
  ...more,
});

/** What was sent back by the provider, as far as we know. */
export const sentBack = ({ refunds }: Pick<HeldOrder, 'refunds'>): number =>
  refunds
    .filter(({ kind, state }) => kind === 'asked' && state === 'done')
    .reduce((sum, { minor }) => sum + minor, 0);

/** Whether more went back than we know, and nothing that we know of is on its way. */
export const isRefundedElsewhere = (
  { order, refunds }: Pick<HeldOrder, 'order' | 'refunds'>,
  refundedMinor: number,
): boolean =>
  order.state === 'completed' &&
  refundedMinor > sentBack({ refunds }) &&
  refunds.every(({ state }) => state !== 'due') &&
  order.refundedMinor < order.minor;

/** Whether we know of a dispute as it stands; what we said lately may be ahead of the provider's list. */
const isDisputeKnown = ({ disputes, order }: HeldOrder, { dispute }: ListedPayment): boolean => {
  if (!dispute) return true;
  const known = disputes.find(({ reference }) => reference === dispute.reference);
  if (known?.state !== dispute.state) return false;
  const isTaken = dispute.kind === 'dispute' && dispute.state !== 'won';
  return !isTaken || order.failure === 'returned' || order.restoredAt !== null;
};

/** How an order differs from its payment. */
const compareBoth = (held: HeldOrder, payment: ListedPayment): Difference[] => {
  const { order } = held;
  const { currency } = order;
  if (payment.minor !== order.minor || payment.currency !== currency)
    return [toDifference('amount', order, payment)];
  const isPaid = order.state === 'completed' || order.failure === 'returned';
  if (!isPaid) return [toDifference('paid_there', order, payment)];
  const back = sentBack(held);
  const found: Difference[] = [];
  if (!isDisputeKnown(held, payment)) found.push(toDifference('dispute', order, payment));
  if (back !== payment.refundedMinor) {
    const amounts = {
      here: { minor: back, currency },
      there: { minor: payment.refundedMinor, currency: payment.currency },
      can_take: isRefundedElsewhere(held, payment.refundedMinor),
    };
    found.push(toDifference('refund', order, payment, amounts));
  }
  return found;
};

/** Payments of an order beside the one that it names, whose money is still there. */
const compareOthers = (
  order: Order,
  payments: readonly ListedPayment[],
  own: ListedPayment,
): Difference[] =>
  payments
    .filter((payment) => payment !== own && payment.refundedMinor < payment.minor)
    .map((payment) => toDifference('paid_twice', order, payment));

const wasPaidHere = ({ order }: HeldOrder): boolean => order.receiptNo !== null;

/** How what we hold differs from what the provider says, order by order. */
export const comparePayments = (
  held: readonly HeldOrder[],
  payments: readonly ListedPayment[],
  strangers: readonly ListedPayment[],
): Difference[] => {
  const byOrder = Map.groupBy(payments, ({ orderId }) => orderId);
  return [
    ...strangers.map((payment) => toDifference('unknown_order', null, payment)),
    ...held.flatMap((one) => {
      const { order } = one;
      const all = byOrder.get(order.id) ?? [];
      const own = all.find(({ reference }) => reference === order.reference) ?? all[0];
      if (own) return [...compareBoth(one, own), ...compareOthers(order, all, own)];
      return wasPaidHere(one) ? [toDifference('paid_here', order, null)] : [];
    }),
  ];
};

interface Counted {
  readonly currency: string;
  readonly minor: number;
  readonly back: number;
}

/** What payments come to, by currency. */
const sumUp = (counted: readonly Counted[]): OrderSum[] =>
  [...Map.groupBy(counted, ({ currency }) => currency)]
    .map(([currency, rows]) => ({
      currency,
      orders: rows.length,
      paid_minor: rows.reduce((sum, { minor }) => sum + minor, 0),
      back_minor: rows.reduce((sum, { back }) => sum + back, 0),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

export const sumHere = (held: readonly HeldOrder[]): OrderSum[] =>
  sumUp(
    held.filter(wasPaidHere).map((one) => {
      const { currency, minor } = one.order;
      return { currency, minor, back: sentBack(one) };
    }),
  );

export const sumThere = (payments: readonly ListedPayment[]): OrderSum[] =>
  sumUp(
    payments.map(({ currency, minor, refundedMinor }) => ({
      currency,
      minor,
      back: refundedMinor,
    })),
  );
