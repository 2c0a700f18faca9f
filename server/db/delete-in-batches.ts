import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from './sql.ts';
import { and, sql } from './sql.ts';
import type { Db } from './database.ts';

/** Gone within tens of milliseconds. */
const BATCH_SIZE = 5000;

/**
 * Deletes all that a condition names, some at a time, each time in a transaction of its own: what grew
 * for a day is not locked, written to the log and undone after a failure as one. The condition needs an
 * index, or each time begins with a walk through the table.
 */
export const deleteInBatches = async (db: Db, table: PgTable, where: SQL): Promise<void> => {
  for (;;) {
    const some = db
      .select({ at: sql`ctid` })
      .from(table)
      .where(where)
      .limit(BATCH_SIZE);
    const gone = await db
      .delete(table)
      // What was changed since lies elsewhere, and its turn comes again.
      .where(and(sql`ctid = any(array(${some}))`, where))
      .returning({ gone: sql`1` });
    if (gone.length < BATCH_SIZE) return;
  }
};
