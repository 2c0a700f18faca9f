import { sqlState } from './unavailable.ts';
import type { Database, Db } from './database.ts';
import { sql } from './sql.ts';

/** What a database says that finds no room for what it shall write. */
const DISK_FULL = '53100';

class Enough extends Error {
  override name = 'Enough';
}

/** Needs new room in a table and its index, and gives it back. */
const tryToWrite = async (database: Database): Promise<void> => {
  const write = async (db: Db) => {
    await db.execute(sql`insert into rate_limits (key, count, resets_at)
      select 'room ' || n, 0, now() from generate_series(1, 2000) as n`);
    throw new Enough();
  };
  await database.within(write).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
};

/**
 * A database without room still reads, and so looks well. Once it has refused to write for that
 * reason, it is not well until it writes again.
 */
export const watchDiskSpace = <D extends Database>(database: D): D => {
  let isFull = false;
  return {
    ...database,
    within: async (work) => {
      try {
        return await database.within(work);
      } catch (error) {
        isFull ||= sqlState(error) === DISK_FULL;
        throw error;
      }
    },
    check: async () => {
      await database.check();
      if (!isFull) return;
      await tryToWrite(database);
      isFull = false;
    },
  };
};
