import type { OrderView } from '../../../../../contract/billing/orders.ts';

/** Whether something may still become of a payment by itself. */
export const isOpen = ({ state }: Pick<OrderView, 'state'>): boolean =>
  state === 'loading' || state === 'pending';

type Told = Pick<OrderView, 'state' | 'failure' | 'minor' | 'refunded_minor'>;

/** The word for how an order stands: its state, or what came after it was paid. */
export const orderWord = ({ state, failure, minor, refunded_minor }: Told) => {
  if (failure === 'returned') return 'returned';
  if (state !== 'completed' || refunded_minor === 0) return state;
  return refunded_minor < minor ? 'partly' : 'refunded';
};

export type OrderWord = ReturnType<typeof orderWord>;
