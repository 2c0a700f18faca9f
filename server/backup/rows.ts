import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { rowsOf } from './catalogue.ts';
import type { Table } from './catalogue.ts';
import type { OnMore } from './checked-files.ts';

const FETCHED = 1000;

/** About so many characters are written by one statement. */
const MAX_BATCH = 1_000_000;

/**
 * The rows of a table as lines of JSON, which both databases read the same. Only what fits into one
 * batch is in memory.
 */
export async function* dumpRows(
  db: Db,
  { name, columns }: Table,
  onRows: OnMore,
): AsyncGenerator<string> {
  const [table, list] = [sql.raw(name), sql.raw(columns.map((column) => `t.${column}`).join(', '))];
  await db.execute(sql`declare dumped no scroll cursor for
    select to_jsonb(r)::text as line from (select ${list} from ${table} t) r`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      db,
      sql`fetch ${sql.raw(String(FETCHED))} from dumped`,
    );
    if (rows.length === 0) break;
    onRows(rows.length);
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await db.execute(sql`close dumped`);
}

/** Writes rows that were dumped. */
export const loadRows = async (
  db: Db,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
  onRows: OnMore,
): Promise<void> => {
  const [table, list] = [sql.raw(name), sql.raw(columns.join(', '))];
  let batch: string[] = [];
  let size = 0;
  const write = async () => {
    if (batch.length === 0) return;
    await db.execute(sql`insert into ${table} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::jsonb)`);
    onRows(batch.length);
    [batch, size] = [[], 0];
  };
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size > MAX_BATCH) await write();
  }
  await write();
};
