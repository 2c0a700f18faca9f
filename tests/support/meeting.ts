import { sql } from 'drizzle-orm';
import type { Core, Tx } from '../../server/core/index.ts';
import { isPostgres, rowsOf } from './database.ts';
import { waitFor } from './wait.ts';

const waiting = async ({ db }: Core): Promise<number> => {
  const all = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await rowsOf(db, all)).length;
};

/** Waits until somebody waits for a lock. */
export const untilWaiting = (core: Core): Promise<true> =>
  waitFor(async () => ((await waiting(core)) > 0 ? true : null), 'somebody who waits for a lock');

type Call = () => Promise<unknown>;
type Result = PromiseSettledResult<unknown>;

const inTurn = async (calls: readonly Call[]): Promise<Result[]> => {
  const results: Result[] = [];
  for (const call of calls) results.push(...(await Promise.allSettled([call()])));
  return results;
};

/**
 * Lets calls meet at something that stays locked until each of them waits, or is done without it;
 * they go on in their order. The embedded database does one thing after the other, and so do they.
 */
export const meet = async (
  core: Core,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly Call[],
): Promise<Result[]> => {
  if (!isPostgres) return inTurn(calls);
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = core.transact(async (tx) => {
    await lock(tx);
    locked.resolve();
    await goOn.promise;
  });
  const results: Promise<Result[]>[] = [];
  let open = 0;
  try {
    await Promise.race([locked.promise, holding]);
    for (const call of calls) {
      open += 1;
      results.push(Promise.allSettled([call().finally(() => (open -= 1))]));
      await waitFor(async () => ((await waiting(core)) >= open ? true : null), 'all to wait');
    }
  } finally {
    goOn.resolve();
    await holding;
  }
  return (await Promise.all(results)).flat();
};
