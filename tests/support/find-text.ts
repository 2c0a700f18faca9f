import { sql } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';
import { rowsOf } from './database.ts';

/** The embedded database's own folder, which keeps dead rows until they are swept. */
const DATABASE = 'database';

interface TableName {
  readonly schema: string;
  readonly name: string;
}

/** Digits of a position may be those of seconds by chance. */
const TIME_OF_DAY = String.raw`\d\d:\d\d:\d\d\.\d+`;

const tablesWith = async ({ core: { db } }: TestApp, text: string): Promise<string[]> => {
  const tables = await rowsOf<TableName>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await rowsOf(
      db,
      sql`select 1 from ${table} as row
        where regexp_replace(row::text, ${TIME_OF_DAY}, '', 'g') ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
};

const filesWith = async (folder: string, text: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(folder, DATABASE)));
  const found: string[] = [];
  for (const file of files) {
    if ((await readFile(file, 'utf8')).toLowerCase().includes(text.toLowerCase())) found.push(file);
  }
  return found;
};

/** Every table of every schema and every stored file in which a text occurs. */
export const findText = async (app: TestApp, text: string): Promise<string[]> => [
  ...(await tablesWith(app, text)),
  ...(await filesWith(app.dataDir, text)),
];
