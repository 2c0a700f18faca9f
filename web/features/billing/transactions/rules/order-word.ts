import type { OrderView } from '../../../../../contract/billing/orders.ts';

/** Whether something may still become of a payment by itself. */
export const isOpen = ({ state, debit }: Pick<OrderView, 'state' | 'debit'>): boolean =>
  // What a bank collects is a matter of days, and nobody could be asked.
  state === 'loading' || (state === 'pending' && debit === null);

type Told = Pick<OrderView, 'state' | 'failure' | 'minor' | 'refunded_minor' | 'debit'>;

/** The word for how an order stands: its state, or what came after it was paid. */
export const orderWord = ({ state, failure, minor, refunded_minor, debit }: Told) => {
  // What was not collected after another debit came back did not come back itself.
  if (debit?.phase === 'blocked') return 'failed';
  if (failure === 'returned') return 'returned';
  if (state === 'pending' && debit !== null) return 'authorised';
  if (state !== 'completed' || refunded_minor === 0) return state;
  return refunded_minor < minor ? 'partly' : 'refunded';
};

export type OrderWord = ReturnType<typeof orderWord>;
