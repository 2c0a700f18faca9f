import type { DebitView } from '#contract/billing/index.ts';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import { prorate } from '#contract/core/money.ts';
import type { Site } from '#server/core/index.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import type { Order, Refund } from './queries.ts';

/** Whether money of an order ever came: a debit may come back before it was collected. */
export const wasPaid = ({ provider, receiptNo }: Order): boolean =>
  provider !== DEBIT_PROVIDER || receiptNo !== null;

/** What comes back of an order if its buyer asks for it. */
export interface Refundable {
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
  // Some of its price may be back already although its credits stayed.
  const unreturned = order.minor - order.refundedMinor;
  if (!isActive || rest === 0 || unreturned === 0) return null;
  const until = refundDeadline(refundPeriodStart(order, left.debit), site.settings.refund_days);
  if (until < now) return null;
  const minor = Math.min(prorate(order.minor, rest, order.credits), unreturned);
  return { credits: rest, minor, until };
};

/** What came back of an order: as its member asked, or as the bank did. */
export const returnedAmounts = (order: Order, refundRows: readonly Refund[]) => {
  // What was asked for and then taken by the bank was never sent.
  const requested = refundRows.filter(({ kind, state }) => kind === 'asked' && state !== 'held');
  const refunded = requested.reduce((sum, { minor }) => sum + minor, 0);
  const isReversed = order.failure === 'returned' && wasPaid(order);
  const reversed = isReversed ? order.minor - refunded : 0;
  return { refunded_minor: refunded, taken_minor: reversed };
};
