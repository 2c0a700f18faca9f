import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** What a migration may ask for again although it is there, so that it can be made before it. */
const COLUMN = /^ALTER TABLE "\w+" ADD COLUMN IF NOT EXISTS /;
const INDEX = /^CREATE (?:UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"/;

/** Statements of migrations that have not run yet; none where none has. */
const pendingStatements = async (client: pg.Client, folder: string): Promise<string[]> => {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (known[0]?.known !== true) return [];
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest;
  if (!newest) return [];
  return readMigrationFiles({ migrationsFolder: folder })
    .filter(({ folderMillis }) => folderMillis > Number(newest))
    .flatMap(({ sql }) => sql.map((statement) => statement.trim()));
};

/** One that is left from an attempt that broke; nothing reads it, and everything writes it. */
const dropHalfBuilt = async (client: pg.Client, index: string): Promise<void> => {
  const { rows } = await client.query<{ broken: boolean }>(
    `select not indisvalid as broken from pg_index where indexrelid = to_regclass(quote_ident($1))`,
    [index],
  );
  if (rows[0]?.broken === true) await client.query(`drop index concurrently "${index}"`);
};

const isThere = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass(quote_ident($1)) is not null as there',
    [table],
  );
  return rows[0]?.there === true;
};

/** Builds an index while the table is written; the migration finds it there. */
const buildIndex = async (client: pg.Client, statement: string): Promise<void> => {
  const [, index = '', table = ''] = INDEX.exec(statement) ?? [];
  if (!(await isThere(client, table))) return;
  await dropHalfBuilt(client, index);
  try {
    // It holds nobody up, however long it waits itself.
    await client.query('set lock_timeout = 0');
    await client.query(statement.replace(' INDEX ', ' INDEX CONCURRENTLY '));
    await client.query('reset lock_timeout');
  } catch (error) {
    // The migration would take it for whole.
    await dropHalfBuilt(client, index);
    throw error;
  }
};

/**
 * Makes the indexes of migrations that are about to run. In their transaction nobody could write the
 * table for as long as one is being built, which on a hundred million rows takes many minutes.
 */
export const buildAhead = async (client: pg.Client, folder: string): Promise<void> => {
  for (const statement of await pendingStatements(client, folder)) {
    if (COLUMN.test(statement)) await client.query(statement);
    if (INDEX.test(statement)) await buildIndex(client, statement);
  }
};
