import { sql } from 'drizzle-orm';
import type { Core, Tx } from '#server/core/index.ts';
import { isPostgres, rowsOf } from './database.ts';
import { waitFor } from './wait.ts';

const countLockWaits = async ({ db }: Core): Promise<number> => {
  const all = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await rowsOf(db, all)).length;
};

/** Waits until somebody waits for a lock. */
export const untilLockWait = (core: Core): Promise<true> =>
  waitFor(
    async () => ((await countLockWaits(core)) > 0 ? true : null),
    'somebody who waits for a lock',
  );

type Call = () => Promise<unknown>;
type Result = PromiseSettledResult<unknown>;

const runInOrder = async (calls: readonly Call[]): Promise<Result[]> => {
  const results: Result[] = [];
  for (const call of calls) results.push(...(await Promise.allSettled([call()])));
  return results;
};

/**
 * Lets calls meet at something that stays locked until each of them waits, or is done without it;
 * they go on in their order. The embedded database does one thing after the other, and so do they.
 */
export const runContended = async (
  core: Core,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly Call[],
): Promise<Result[]> => {
  if (!isPostgres) return runInOrder(calls);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = core.transact(async (tx) => {
    await lock(tx);
    locked.resolve();
    await release.promise;
  });
  const results: Promise<Result[]>[] = [];
  let running = 0;
  try {
    await Promise.race([locked.promise, holding]);
    for (const call of calls) {
      running += 1;
      results.push(Promise.allSettled([call().finally(() => (running -= 1))]));
      await waitFor(
        async () => ((await countLockWaits(core)) >= running ? true : null),
        'all to wait',
      );
    }
  } finally {
    release.resolve();
    await holding;
  }
  return (await Promise.all(results)).flat();
};
