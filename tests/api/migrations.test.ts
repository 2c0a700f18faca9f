import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/index.ts';
import { migrate, openPostgres } from '#server/db/index.ts';
import { emptyPostgresUrl } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

let folder: string;
let url: string;
let database: Database;
const clients: pg.Client[] = [];

/** Somebody who uses the database while it is being changed, and waits for nothing for ever. */
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, statement_timeout: 60_000 });
  await client.connect();
  clients.push(client);
  return client;
};

/** Releases, each with the statements of its migration. */
const release = async (...migrations: readonly (readonly string[])[]): Promise<void> => {
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `000${idx}`,
    breakpoints: true,
  }));
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [idx, statements] of migrations.entries()) {
    await writeFile(join(folder, `000${idx}.sql`), statements.join('--> statement-breakpoint\n'));
  }
};

const FIRST = ['CREATE TABLE "letters" ("id" integer PRIMARY KEY NOT NULL);'];
const SECOND = [
  'ALTER TABLE "letters" ADD COLUMN IF NOT EXISTS "color" text DEFAULT \'red\' NOT NULL;',
  'CREATE UNIQUE INDEX IF NOT EXISTS "letters_color" ON "letters" USING btree ("color","id");',
  'CREATE TABLE "stamps" ("id" integer PRIMARY KEY NOT NULL);',
  'CREATE INDEX IF NOT EXISTS "stamps_id" ON "stamps" USING btree ("id");',
];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-migrations-'));
  url = await emptyPostgresUrl();
  database = await openPostgres({
    url,
    onError: (error) => {
      throw error;
    },
  });
  await release(FIRST);
  await migrate(database, { folder });
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.close();
  await rm(folder, { recursive: true });
});

/** Waits until somebody waits for a lock with a statement like this. */
const untilWaiting = (client: pg.Client, statement: string) =>
  waitFor(async () => {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query ilike $1`,
      [statement],
    );
    return rows.length > 0 || null;
  }, statement);

const indexes = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
      where indrelid::regclass::text in ('letters', 'stamps') order by 1`,
  );
  return rows.map(({ name, valid }) => `${name}${valid ? '' : ' (broken)'}`);
};

const ALL = ['letters_color', 'letters_pkey', 'stamps_id', 'stamps_pkey'];

it('[SCALE-4] an index is built while the table is written, by one of two that start', async () => {
  await release(FIRST, SECOND);
  const [busy, writer] = [await connect(), await connect()];
  await busy.query('begin; insert into letters values (1)');
  // A column is added once nobody is in the way, and meanwhile it is in nobody's way.
  const migrated = Promise.all([migrate(database, { folder }), migrate(database, { folder })]);
  await untilWaiting(writer, 'alter table "letters"%');
  await writer.query('insert into letters values (2)');
  await busy.query('commit');
  await waitFor(async () => {
    const { rows } = await writer.query(
      `select from information_schema.columns where column_name = 'color'`,
    );
    return rows.length > 0 || null;
  }, 'the column');
  await migrated;
  expect(await indexes(writer)).toEqual(ALL);
});

it('[SCALE-4] an index waits for who was there before it, and nobody waits for the index', async () => {
  const [busy, writer] = [await connect(), await connect()];
  await writer.query(`alter table letters add column color text default 'red' not null`);
  await release(FIRST, SECOND.slice(1));
  await busy.query('begin; insert into letters values (1)');
  const migrated = migrate(database, { folder });
  await untilWaiting(writer, 'create unique index concurrently%');
  await writer.query('insert into letters values (2)');
  await busy.query('commit');
  await migrated;
  expect(await indexes(writer)).toEqual(ALL);
});

it('[SCALE-4] an index that broke half-way is built anew', async () => {
  const client = await connect();
  await client.query(`alter table letters add column color text default 'red' not null`);
  await client.query('create index letters_color on letters (color)');
  await client.query(
    `update pg_index set indisvalid = false where indexrelid = 'letters_color'::regclass`,
  );
  await release(FIRST, SECOND);
  await migrate(database, { folder });
  expect(await indexes(client)).toEqual(ALL);
});
