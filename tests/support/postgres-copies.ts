import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/db/index.ts';
import { openPostgres } from '#server/db/index.ts';
import type { Postgres } from './postgres.ts';
import { runOn, startPostgres, withDatabase } from './postgres.ts';
import { makeTemplate } from './template.ts';
import { LONG_STATEMENT_MS, waitFor } from './wait.ts';

const TEMPLATE = 'duet_template';

/** What PostgreSQL says of a database that somebody is connected to. */
const IN_USE = '55006';

const MEMORY = '/dev/shm';
/** Several times what all databases of a stage take at once. */
const ROOM = 4 * 1024 ** 3;

/** Hundreds of small databases are made and thrown away: in memory, where there is room. */
const roomForCopies = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};

/** A server with a database that is migrated and seeded, to be copied for tests. */
export const postgresTemplate = async (): Promise<Postgres> => {
  const postgres = await startPostgres({ parent: await roomForCopies() });
  const folder = await mkdtemp(join(tmpdir(), 'duet-template-'));
  await runOn(postgres.url, `drop database if exists ${TEMPLATE}`);
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  await makeTemplate(folder, { DATABASE_URL: withDatabase(postgres.url, TEMPLATE) });
  await rm(folder, { recursive: true, force: true });
  return postgres;
};

/** The address of a new database on a server, which begins as a copy. */
export const copyPostgres = async (server: string, template = TEMPLATE): Promise<string> => {
  const name = `duet_${randomBytes(6).toString('hex')}`;
  // Copied as files: through the log, as small ones usually are, it takes three times the work.
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  return withDatabase(server, name);
};

/** Waits for connections that are just saying goodbye: to cut them off would look like a fault. */
export const dropPostgres = (server: string, url: string): Promise<true> => {
  const name = new URL(url).pathname.slice(1);
  return waitFor(async () => {
    try {
      await runOn(server, `drop database if exists ${name}`);
      return true as const;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === IN_USE) return null;
      throw error;
    }
  }, `everybody to leave ${name}`);
};

/** A copy of the template of a server, which goes when it is closed. */
export const openPostgresCopy = async (server: string): Promise<Database> => {
  const url = await copyPostgres(server);
  const database = await openPostgres({
    url,
    statementMs: LONG_STATEMENT_MS,
    onError: (error) => {
      throw error;
    },
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropPostgres(server, url);
    },
  };
};
