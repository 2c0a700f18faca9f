import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { buildAhead } from './build-ahead.ts';
import type { Database } from './database.ts';
import { sqlState } from './unavailable.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number: processes that start together agree on it and take turns. */
const LOCK = 20_231_201;

const BETWEEN_TRIES_MS = 200;

/** How long a migration waits for a table, while everybody who wants that table waits behind it. */
const LOCK_WAIT_MS = 2000;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waits for the turn of this process, and asks again and again instead of once: an index that is built
 * beside everything else waits for every statement that is under way.
 */
const takeTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCK],
    );
    if (rows[0]?.taken === true) return;
    await pause(BETWEEN_TRIES_MS);
  }
};

/** Lets others pass that hold a table for long, instead of holding up all who want it after them. */
const untilUnlocked = async (work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
    await pause(BETWEEN_TRIES_MS);
  }
};

/** Brings the schema up to date. Several processes may start at once; one of them does the work. */
export const migrate = async (
  database: Database,
  { folder = MIGRATIONS }: { readonly folder?: string } = {},
): Promise<void> => {
  if (database.kind === 'embedded') {
    await migrateEmbedded(database.db as unknown as PgliteDatabase, { migrationsFolder: folder });
    return;
  }
  // Of its own: it may take as long as it has to, and so may waiting for its turn.
  const client = new pg.Client({
    connectionString: database.directUrl,
    // Whatever limit the server has for its user.
    statement_timeout: 0,
    lock_timeout: LOCK_WAIT_MS,
    keepAlive: true,
  });
  // Between two statements nobody else would hear why the connection was lost.
  let loss: Error | undefined;
  client.on('error', (error) => {
    loss ??= error;
  });
  await client.connect();
  try {
    await takeTurn(client);
    await untilUnlocked(() => buildAhead(client, folder));
    await untilUnlocked(() => migratePostgres(drizzle(client), { migrationsFolder: folder }));
  } catch (error) {
    throw loss ?? error;
  } finally {
    // The lock ends with its connection, whatever state that is in.
    await client.end().catch(() => undefined);
  }
};
