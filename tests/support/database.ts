import type { SQL } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, Db } from '#server/db/index.ts';
import { openPostgres } from '#server/db/index.ts';
import { copyInFolder, copyInMemory } from './embedded.ts';
import { withDatabase } from './postgres.ts';
import { copyPostgres, dropPostgres } from './postgres-copies.ts';
import type { Template } from './template.ts';
import { embeddedTemplate } from './template.ts';
import { startTransactionPooler } from './transaction-pooler.ts';
import { LONG_STATEMENT_MS } from './wait.ts';

export const isPostgres = process.env['TEST_DB'] === 'postgres';

/** Where processes shall find an embedded database, migrated and seeded: a copy in their folder. */
export const freshFolder = (folder: string): Promise<void> =>
  copyInFolder(inject('template'), folder);

/** An embedded database to copy, also for tests that have one beside PostgreSQL. */
export const embeddedToCopy = async (): Promise<Template> =>
  isPostgres ? embeddedTemplate() : { folder: inject('template'), remove: async () => undefined };

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
  if (!isPostgres) return copyInMemory(inject('template'));
  const server = inject(process.env['TEST_POOLER'] ? 'template' : 'socketUrl');
  const url = await copyPostgres(server);
  const { poolerUrl, stopPooler } = await wayTo(url);
  const database = await openPostgres({
    statementMs: LONG_STATEMENT_MS,
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
      await dropPostgres(server, url);
    },
  };
};

/** The address of a new PostgreSQL database, for tests that start processes of their own. */
export const freshPostgresUrl = (): Promise<string> => copyPostgres(inject('template'));

/** The same without tables or data, as an operator would make it. */
export const emptyPostgresUrl = (): Promise<string> =>
  copyPostgres(inject('template'), 'template0');

/** The rows of a query that the tables of the product do not describe. */
export const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> => {
  const result = (await db.execute(query)) as { rows: T[] };
  return result.rows;
};
