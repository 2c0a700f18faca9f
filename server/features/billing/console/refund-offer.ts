import type { OrderPage } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { prorate } from '#contract/core/money.ts';
import type { Order, Refund } from '../orders/queries.ts';
import { failedMinorOf } from '../orders/queries.ts';

/** Why nothing more of an order can go back. */
export const obstacleOf = (order: Order, refundRows: readonly Refund[]): OrderPage['obstacle'] => {
  if (order.failure === 'returned') return 'returned';
  if (order.state !== 'completed') return 'unpaid';
  if (order.refundedMinor < order.minor) return null;
  return failedMinorOf(refundRows) > 0 ? 'refund_failed' : 'nothing_left';
};

/**
 * What can go back of a paid order: all that is left of its price, or what its unused credits cost.
 * Small sums add up to a large one: whoever gives several needs a second person as well.
 */
export const offerOf = (
  order: Order,
  unusedCredits: number,
  refundRows: readonly Refund[],
): NonNullable<OrderPage['offer']> => {
  const left = order.minor - order.refundedMinor;
  const given = refundRows
    .filter(({ staffId }) => staffId !== null)
    .reduce((sum, { minor }) => sum + minor, 0);
  return {
    left_minor: left,
    unused_credits: unusedCredits,
    unused_minor: Math.min(prorate(order.minor, unusedCredits, order.credits), left),
    alone_minor: Math.max(0, consoleLimits.orders.refundAlone[order.currency] - given),
  };
};
