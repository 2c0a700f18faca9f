import type { OrderView } from '#contract/billing/orders.ts';

/** Whether the state of a payment may still change by itself. */
export const isOpen = ({ state, debit }: Pick<OrderView, 'state' | 'debit'>): boolean =>
  // What a bank collects is a matter of days, and nobody could be asked.
  state === 'loading' || (state === 'pending' && debit === null);

type StatusInput = Pick<OrderView, 'state' | 'failure' | 'minor' | 'refunded_minor' | 'debit'>;

/** The status that pages show: the state of the order, or what happened after it was paid. */
export const orderStatus = ({ state, failure, minor, refunded_minor, debit }: StatusInput) => {
  // What was not collected after another debit came back did not come back itself.
  if (debit?.phase === 'blocked') return 'failed';
  if (failure === 'returned') return 'returned';
  if (state === 'pending' && debit !== null) return 'authorised';
  if (state !== 'completed' || refunded_minor === 0) return state;
  return refunded_minor < minor ? 'partly' : 'refunded';
};

export type OrderStatus = ReturnType<typeof orderStatus>;
