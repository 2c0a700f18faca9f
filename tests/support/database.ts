import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, Db } from '#server/db/index.ts';
import { openPostgres } from '#server/db/index.ts';
import { copyInFolder, copyInMemory } from './embedded.ts';
import { TEMPLATE } from './global-setup.ts';
import { runOn, withDatabase } from './postgres.ts';
import { startTransactionPooler } from './transaction-pooler.ts';
import { waitFor } from './wait.ts';

/** What PostgreSQL says of a database that somebody is connected to. */
const IN_USE = '55006';

export const isPostgres = process.env['TEST_DB'] === 'postgres';

/** Where processes shall find an embedded database, migrated and seeded: a copy in their folder. */
export const freshFolder = (folder: string): Promise<void> =>
  copyInFolder(inject('template'), folder);

/**
 * How tests reach their database: with `TEST_POOLER=1` through a pooler that shares connections out by
 * the transaction, with an address there through the one that is named.
 */
const wayTo = async (url: string) => {
  const wanted = process.env['TEST_POOLER'];
  if (!wanted) return { poolerUrl: null, stopPooler: async () => undefined };
  if (wanted !== '1') {
    const poolerUrl = withDatabase(wanted, new URL(url).pathname.slice(1));
    return { poolerUrl, stopPooler: async () => undefined };
  }
  const { url: poolerUrl, stop } = await startTransactionPooler(url);
  return { poolerUrl, stopPooler: stop };
};

/** A database of its own, migrated and seeded, of the kind the run is about. */
export const freshDatabase = async (): Promise<Database> => {
  const template = inject('template');
  if (!isPostgres) return copyInMemory(template);
  const url = await freshPostgresUrl();
  const { poolerUrl, stopPooler } = await wayTo(url);
  const database = await openPostgres({
    ...(poolerUrl === null ? { url } : { url: poolerUrl, directUrl: url, namesStatements: false }),
    onError: (error) => {
      throw error;
    },
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await stopPooler();
      await dropPostgres(template, new URL(url).pathname.slice(1));
    },
  };
};

/** Waits for connections that are just saying goodbye: to cut them off would look like a fault. */
const dropPostgres = (server: string, name: string) =>
  waitFor(async () => {
    try {
      await runOn(server, `drop database if exists ${name}`);
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === IN_USE) return null;
      throw error;
    }
  }, `everybody to leave ${name}`);

const createPostgres = async (template: string): Promise<string> => {
  const server = inject('template');
  const name = `duet_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  return withDatabase(server, name);
};

/** The address of a new PostgreSQL database, for tests that start processes of their own. */
export const freshPostgresUrl = (): Promise<string> => createPostgres(TEMPLATE);

/** The same without tables or data, as an operator would make it. */
export const emptyPostgresUrl = (): Promise<string> => createPostgres('template0');

/** The rows of a query that the tables of the product do not describe. */
export const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> => {
  const result = (await db.execute(query)) as { rows: T[] };
  return result.rows;
};
