import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { currentDeadline, insistOnTime } from './deadline.ts';
import { assertOutsideTransaction, runInsideTransaction } from './inside-transaction.ts';

/**
 * The embedded database runs one statement at a time on the main thread. This queue serves callers
 * in order and lets the event loop breathe between two, so that many queries never starve sockets.
 */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    const deadline = currentDeadline();
    const result = last.then(async () => {
      await nextTurn();
      insistOnTime(deadline);
      return work();
    });
    const leave = () => void (waiting -= 1);
    last = result.then(leave, leave);
    return result;
  };
  return { enqueue, waiting: () => waiting };
};

interface Serialized {
  readonly client: PGlite;
  /** How many statements and transactions are being done or wait for their turn. */
  readonly waiting: () => number;
}

/**
 * The same database handle, with every statement and transaction going through the queue. What fails
 * is thrown on by `failed`.
 */
export const serialized = (client: PGlite, failed: (error: unknown) => never): Serialized => {
  const queue = createQueue();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    assertOutsideTransaction();
    return queue.enqueue(work).catch(failed);
  };
  const own = {
    query: (...args: Parameters<PGlite['query']>) => enqueue(() => client.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => enqueue(() => client.exec(...args)),
    transaction: (work: (tx: Transaction) => Promise<unknown>) =>
      enqueue(() => client.transaction((tx) => runInsideTransaction(() => work(tx)))),
  };
  const proxy = new Proxy(client, {
    get: (target, name) => {
      if (name in own) return own[name as keyof typeof own];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { client: proxy, waiting: queue.waiting };
};
