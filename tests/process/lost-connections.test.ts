import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaintFile } from '#contract/moderation.ts';
import { migrate, openPostgres, tables } from '#server/db/index.ts';
import { emptyPostgresUrl, freshPostgresUrl, rowsOf } from '../support/database.ts';
import type { Running } from '../support/start.ts';
import { buildOnce, start } from '../support/start.ts';
import { waitFor } from '../support/wait.ts';

const END = 'select pg_terminate_backend(pid) from pg_stat_activity where';
const OTHERS = 'datname = current_database() and pid <> pg_backend_pid()';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A connection of somebody who looks on from outside. */
const watching = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closing.push(() => client.end());
  return client;
};

/** Ends the connections of whom something is true, once there is one. */
const endThose = (watcher: pg.Client, condition: string) =>
  waitFor(async () => {
    const { rowCount } = await watcher.query(`${END} ${OTHERS} and ${condition}`);
    return rowCount ? true : null;
  }, condition);

const WAITS = "wait_event_type = 'Lock'";
/** Not waiting, because it asks again and again for its turn. */
const WANTS_TO_MIGRATE = "query ~ 'pg_try_advisory_lock'";

describe('a connection that is lost', () => {
  const open = async (url: string) => {
    const lost: Error[] = [];
    const database = await openPostgres({ url, onError: (error) => void lost.push(error) });
    closing.push(() => database.close());
    return { database, lost, watcher: await watching(url) };
  };
  const write = { key: 'row', count: 0, resetsAt: new Date(0) };

  it('between two statements of a transaction undoes it, and the next one works', async () => {
    const { database, lost, watcher } = await open(await freshPostgresUrl());
    const work = database.within(async (db) => {
      await db.insert(tables.rateLimits).values(write);
      await watcher.query(`${END} ${OTHERS}`);
      await waitFor(async () => lost[0] ?? null, 'word of the loss');
      await db.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow('Failed query');
    await database.within((db) => db.insert(tables.rateLimits).values(write));
    expect(await database.db.$count(tables.rateLimits)).toBe(1);
    expect(lost).toHaveLength(1);
  });

  it('while nobody uses it is told once', async () => {
    const { database, lost, watcher } = await open(await freshPostgresUrl());
    await watcher.query(`${END} ${OTHERS}`);
    await waitFor(async () => lost[0] ?? null, 'word of the loss');
    expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(lost).toHaveLength(1);
  });

  it('while it waits to migrate fails for that reason, and the next try works', async () => {
    const { database, watcher } = await open(await emptyPostgresUrl());
    const other = await watching(database.directUrl);
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(20231201)');
    await Promise.all([
      expect(migrate(database)).rejects.toThrow('administrator command'),
      endThose(watcher, WANTS_TO_MIGRATE),
    ]);
    await other.query('rollback');
    await migrate(database);
    expect(await database.db.$count(tables.rateLimits)).toBe(0);
  });
});

describe('PostgreSQL that drops connections', () => {
  let url: string;
  let server: Running;
  let origin: string;

  let folder: string;

  beforeAll(async () => {
    await buildOnce();
    folder = await mkdtemp(join(tmpdir(), 'duet-lost-'));
    url = await freshPostgresUrl();
    server = start({ DATA_DIR: folder, TEST_PAYMENTS: '1', DATABASE_URL: url });
    origin = await server.ready;
  });

  afterAll(async () => {
    server.process.kill('SIGTERM');
    const { code } = await server.ended;
    if (code !== 0) throw new Error(`It did not end cleanly. ${server.output().stderr}`);
    await rm(folder, { recursive: true, force: true });
  });

  it('does not take the product down with all of them', async () => {
    await (await watching(url)).query(`${END} ${OTHERS}`);
    const ready = async () => {
      if (server.process.exitCode !== null) throw new Error(server.output().stderr);
      const answer = await fetch(`${origin}/api/companyinfo.php`).catch(() => null);
      return answer?.status === 200 ? answer : null;
    };
    await waitFor(ready, 'the product to answer again');
  });

  it('[API-4] refuses what was being written, and takes it once when it is sent again', async () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    };
    const body = JSON.stringify({
      name: 'Ada',
      email: 'ada@people.example',
      topic: 'service',
      message: 'The lift in this house does not work.',
    });
    const file = () => fetch(`${origin}${complaintFile.path}`, { method: 'POST', headers, body });

    const other = await watching(url);
    await other.query('begin');
    await other.query('lock table complaints in access exclusive mode');
    const refused = file();
    await endThose(await watching(url), WAITS);
    expect((await refused).status).toBe(503);
    await other.query('rollback');

    expect((await file()).status).toBe(200);
    expect((await file()).status).toBe(200);
    const { rows } = await other.query('select name from complaints');
    expect(rows).toEqual([{ name: 'Ada' }]);
  });
});
