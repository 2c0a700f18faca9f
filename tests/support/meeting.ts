import { sql } from 'drizzle-orm';
import type { Core, Tx } from '../../server/core/index.ts';
import { isPostgres, rowsOf } from './database.ts';
import { waitFor } from './wait.ts';

/** Waits until so many wait for a lock. */
export const untilWaiting = ({ db }: Core, count = 1): Promise<true> =>
  waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (await rowsOf(db, waiting)).length >= count ? true : null;
  }, `${count} who wait for a lock`);

/**
 * Lets calls meet at something that is locked until all of them wait for it, and go on in their
 * order. The embedded database does one thing after the other: there they merely come at once.
 */
export const meet = async (
  core: Core,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> => {
  if (!isPostgres) return Promise.allSettled(calls.map((call) => call()));
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = core.transact(async (tx) => {
    await lock(tx);
    locked.resolve();
    await goOn.promise;
  });
  try {
    await locked.promise;
    const results: Promise<unknown>[] = [];
    for (const call of calls) {
      results.push(call());
      await untilWaiting(core, results.length);
    }
    goOn.resolve();
    return await Promise.allSettled(results);
  } finally {
    goOn.resolve();
    await holding;
  }
};
