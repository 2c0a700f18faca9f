import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PostgresDatabase } from './database.ts';
import * as tables from './tables/index.ts';

/** PostgreSQL could not be reached; the message names the host, never the password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Opens a pool to PostgreSQL and checks that it answers. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
): Promise<PostgresDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onError);
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
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    close: () => pool.end(),
  };
};
