import { sql } from '#server/db/sql.ts';
import type { Database, Db } from '#server/db/index.ts';
import { isInsideTransaction } from '#server/db/index.ts';
import { sqlState } from './errors.ts';
import type { Log } from './log.ts';

/** One unit of work. Everything a service changes goes through its `db`. */
export interface Tx {
  readonly db: Db;
  /** Runs once the commit is durable; never if the transaction rolls back. */
  afterCommit(run: () => void | Promise<void>): void;
}

const MAX_TRIES = 3;
/** Serialization failure and deadlock: the database asks for the whole transaction again. */
const RETRYABLE_STATES = new Set(['40001', '40P01']);

/** Thrown to run a transaction again from its start, because what it had read was outdated. */
export class RetryTransaction extends Error {
  override name = 'RetryTransaction';
}

/**
 * Makes transactions that name the same lock take turns, in all processes. Of two names that share
 * their 32 bits one waits without need, and no more; a wider hash would let two releases that run
 * side by side pass each other.
 */
export const lockByName = async (tx: Tx, lock: string): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
};

/** The same without waiting: whether it is this one's turn. Those who wait already come first. */
export const tryLockByName = async (tx: Tx, lock: string): Promise<boolean> => {
  const { rows } = (await tx.db.execute(
    sql`select pg_try_advisory_xact_lock(hashtext(${lock})) as locked`,
  )) as { rows: { locked: boolean }[] };
  return rows[0]?.locked === true;
};

/** Runs `work` in one transaction, then what it queued for after the commit. */
export const transact = async <T>(
  database: Database,
  log: Log,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  if (isInsideTransaction()) throw new Error('A transaction was opened inside another one.');
  for (let tries = 1; ; tries += 1) {
    const queued: (() => void | Promise<void>)[] = [];
    let result: T;
    try {
      result = await database.within((db) =>
        work({ db, afterCommit: (run) => void queued.push(run) }),
      );
    } catch (error) {
      const isOutdated =
        error instanceof RetryTransaction || RETRYABLE_STATES.has(sqlState(error) ?? '');
      if (tries < MAX_TRIES && isOutdated) continue;
      throw error;
    }
    for (const run of queued) {
      try {
        await run();
      } catch (error) {
        // The work is committed: a failed notice must not make the caller believe otherwise.
        log.error({ err: error }, 'after-commit step failed');
      }
    }
    return result;
  }
};
