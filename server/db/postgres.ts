import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, PostgresDatabase } from './database.ts';
import * as tables from './tables/index.ts';

/** PostgreSQL could not be reached; the message names the host, never the password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const OPTIONS = { schema: tables, casing: 'snake_case' } as const;

/**
 * Transactions whose handle belongs to their connection and is made once: making one, and building
 * the statements that begin and end a transaction, would cost as much as a small query.
 */
const transactionsOf = (pool: pg.Pool): PostgresDatabase['within'] => {
  const handles = new WeakMap<pg.PoolClient, Db>();
  const handleOf = (client: pg.PoolClient): Db => {
    const known = handles.get(client);
    if (known) return known;
    const db = drizzle(client, OPTIONS);
    handles.set(client, db);
    return db;
  };
  return async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(handleOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      // A connection that cannot even roll back is not used again.
      client.release(broken);
    }
  };
};

/** Opens a pool to PostgreSQL and checks that it answers. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
): Promise<PostgresDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000 });
  // A connection that breaks is replaced. The pool listens to those that nobody uses, and whoever is in
  // a transaction listens to none; an error that nobody hears would end the process.
  pool.on('connect', (client) => {
    client.once('error', onError);
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    throw new DatabaseUnreachable(
      `DATABASE_URL: PostgreSQL at ${host} cannot be reached (${reasonOf(error)}).`,
    );
  }
  return {
    kind: 'postgres',
    pool,
    url,
    db: drizzle(pool, OPTIONS),
    within: transactionsOf(pool),
    close: () => pool.end(),
  };
};
