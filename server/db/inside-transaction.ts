import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Whether the code that asks runs inside a transaction. */
export const isInsideTransaction = (): boolean => inside.getStore() === true;

export const runInsideTransaction = <T>(work: () => T): T => inside.run(true, work);

/**
 * Fails at once where the embedded database would wait for itself for ever, and where PostgreSQL would
 * take a second connection while the first one is held: enough of those wait for each other.
 */
export const assertOutsideTransaction = (): void => {
  if (isInsideTransaction()) {
    throw new TypeError(
      'The outer database handle was used inside a transaction; use the given one.',
    );
  }
};
