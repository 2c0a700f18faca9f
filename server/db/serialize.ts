import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * The embedded database runs one statement at a time on the main thread. This queue serves callers
 * in order and lets the event loop breathe between two, so that many queries never starve sockets.
 */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(async () => {
      await nextTurn();
      return work();
    });
    last = result.catch(() => undefined);
    return result;
  };
};

const insideTransaction = new AsyncLocalStorage<true>();

/** Fails at once where the database would wait for itself for ever. */
const assertOutsideTransaction = () => {
  if (insideTransaction.getStore()) {
    throw new TypeError(
      'The outer database handle was used inside a transaction; use the given one.',
    );
  }
};

/** The same database handle, with every statement and transaction going through the queue. */
export const serialized = (client: PGlite): PGlite => {
  const queue = createQueue();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    assertOutsideTransaction();
    return queue(work);
  };
  const own = {
    query: (...args: Parameters<PGlite['query']>) => enqueue(() => client.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => enqueue(() => client.exec(...args)),
    transaction: (work: (tx: Transaction) => Promise<unknown>) =>
      enqueue(() => client.transaction((tx) => insideTransaction.run(true, () => work(tx)))),
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name in own) return own[name as keyof typeof own];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};
