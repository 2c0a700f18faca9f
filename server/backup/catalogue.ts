import { sql } from '#server/db/sql.ts';
import type { SQL } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';

/** A table, as it is spelled in statements. */
export interface Table {
  readonly name: string;
  /** The columns that can be written. */
  readonly columns: readonly string[];
}

/** The rows of a statement about the database itself. */
export const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as { rows: T[] }).rows;

/**
 * What is kept: all tables of the product, and of the job queue those that hold what is to be done.
 * Counts of attempts begin anew.
 */
const isKept = sql`(n.nspname = 'public' and c.relname not in ('rate_limits', 'socket_io_attachments')
  or n.nspname = 'pgboss' and c.relname in ('queue', 'job'))`;

const spelled = sql`format('%I.%I', n.nspname, c.relname)`;

/** Every table that is kept, those of the job queue in the order in which they need each other. */
export const listTables = (db: Db): Promise<Table[]> =>
  rowsOf<Table>(
    db,
    sql`select ${spelled} as name,
        array(select quote_ident(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and ${isKept}
      order by n.nspname = 'pgboss', c.relname = 'job', c.relname`,
  );

export const countMigrations = async (db: Db): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
};

/** Where each counter of the product stands. */
export const listSequences = (db: Db): Promise<{ name: string; value: string }[]> =>
  rowsOf(
    db,
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );

/** A rule of a table that gets in the way while rows come in any order. */
interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Which tables refer to which. */
export const listReferences = (db: Db): Promise<Constraint[]> =>
  rowsOf<Constraint>(
    db,
    sql`select ${spelled} as table, quote_ident(r.conname) as name,
        pg_get_constraintdef(r.oid) as definition
      from pg_constraint r join pg_class c on c.oid = r.conrelid
        join pg_namespace n on n.oid = c.relnamespace
      where r.contype = 'f' and n.nspname = 'public'
      order by 1, 2`,
  );
