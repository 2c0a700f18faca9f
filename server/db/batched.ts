import { setImmediate as afterReading } from 'node:timers/promises';
import type { Db } from './database.ts';
import { forSeveral, goOn } from './deadline.ts';

/**
 * Asks once for all who want to know at the same time. A query costs more than what it finds, and
 * under load requests arrive together: nobody waits longer for it than for the sockets to be read.
 */
export const batchedRead = <K, V>(
  ask: (db: Db, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): ((db: Db, key: K) => Promise<V | undefined>) => {
  const waiting = new WeakMap<Db, { keys: Set<K>; answers: Promise<ReadonlyMap<K, V>> }>();
  const begin = (db: Db) => {
    const keys = new Set<K>();
    const answers = afterReading().then(() => {
      waiting.delete(db);
      return forSeveral(() => ask(db, [...keys]));
    });
    const batch = { keys, answers };
    waiting.set(db, batch);
    return batch;
  };
  return async (db, key) => {
    const batch = waiting.get(db) ?? begin(db);
    batch.keys.add(key);
    const answers = await batch.answers;
    goOn();
    return answers.get(key);
  };
};
