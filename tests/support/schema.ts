import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/index.ts';
import { rowsOf } from './database.ts';

interface Line {
  readonly line: string;
}

/** Everything about the tables of the product, one line each, in an order that never changes. */
export const describeSchema = async (db: Db): Promise<string[]> => {
  const columns = sql`
    select format('%s.%s: %s %s %s %s %s', table_name, column_name, data_type, udt_name,
      datetime_precision, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'`;
  const indexes = sql`select indexdef as line from pg_indexes where schemaname = 'public'`;
  const constraints = sql`
    select format('%s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace`;
  const lines: Line[] = [];
  for (const query of [columns, indexes, constraints])
    lines.push(...(await rowsOf<Line>(db, query)));
  return lines.map(({ line }) => line).toSorted();
};

/**
 * References whose rows cannot be found by an index when what they name goes: without one, the
 * database reads the whole table for each.
 */
export const slowReferences = async (db: Db): Promise<{ from: string; to: string }[]> =>
  rowsOf(
    db,
    sql`
      select format('%s.%s', conrelid::regclass, string_agg(attname, ', ' order by attnum)) as from,
        confrelid::regclass::text as to
      from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index
            join pg_class on pg_class.oid = indexrelid
            join pg_am on pg_am.oid = relam
          where indrelid = conrelid and indisvalid and amname = 'btree' and indpred is null
            and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        )
      group by pg_constraint.oid, conrelid, confrelid order by 1`,
  );
