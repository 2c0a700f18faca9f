import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SQL } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, Db } from '../../server/db/index.ts';
import { openEmbedded, openPostgres } from '../../server/db/index.ts';
import { TEMPLATE } from './global-setup.ts';
import { runOn, withDatabase } from './postgres.ts';

export const isPostgres = process.env['TEST_DB'] === 'postgres';

/** A database of its own, migrated and seeded, of the kind the run is about. */
export const freshDatabase = async (folder: string): Promise<Database> => {
  const template = inject('template');
  if (!isPostgres) return openEmbedded(folder, new Blob([await readFile(template)]));
  const url = await freshPostgresUrl();
  let closed = false;
  const database = await openPostgres(url, (error) => {
    // Dropping the database cuts off connections that are just saying goodbye.
    if (!closed) throw error;
  });
  return {
    ...database,
    close: async () => {
      closed = true;
      await database.close();
      await runOn(
        template,
        `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
      );
    },
  };
};

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
