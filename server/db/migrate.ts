import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number: processes that start together agree on it and take turns. */
const LOCK = 20_231_201;

/** Brings the schema up to date. Several processes may start at once; one of them does the work. */
export const migrate = async (database: Database): Promise<void> => {
  if (database.kind === 'embedded') {
    await migrateEmbedded(database.db as unknown as PgliteDatabase, { migrationsFolder: folder });
    return;
  }
  // Of its own: it may take as long as it has to, and so may waiting for its turn.
  const client = new pg.Client({
    connectionString: database.directUrl,
    // Whatever limit the server has for its user.
    statement_timeout: 0,
    keepAlive: true,
  });
  // Whoever is being asked something hears of a loss by that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migratePostgres(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The lock ends with its connection, whatever state that is in.
    await client.end().catch(() => undefined);
  }
};
