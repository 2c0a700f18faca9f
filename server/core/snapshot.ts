import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import type { Core } from './core.ts';

/** Reads everything as it was at one moment, whatever is written meanwhile. */
export const readSnapshot = <T>(core: Core, read: (db: Db) => Promise<T>): Promise<T> =>
  core.transact(async ({ db }) => {
    await db.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(db);
  });
