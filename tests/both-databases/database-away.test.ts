import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { freshPostgresUrl, isPostgres, rowsOf } from '../support/database.ts';
import type { PostgresProxy } from '../support/postgres-proxy.ts';
import { startPostgresProxy } from '../support/postgres-proxy.ts';
import { addPerson } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const COMPLAINT = {
  name: 'Ada',
  email: 'ada@people.example',
  topic: 'service',
  message: 'The lift in this house does not work.',
};

let app: TestApp;
let session: string;

/** A page that is made of what the API says. */
const pages = async (_request: Request, visit: { fetch: typeof fetch }) => {
  const { status } = await visit.fetch('/api/user.php', {});
  return new Response(`<p>${status}</p>`, { status: status === 200 ? 200 : 500 });
};

const read = () => app.send('GET', '/api/account.php', { session });
const write = () => app.send('POST', '/api/complaints.php', { body: COMPLAINT });
const page = (language: string) =>
  app.send('GET', '/anything', {
    session,
    headers: { accept: 'text/html', 'accept-language': language },
  });

/** What people, programs and proxies are told while nothing can be read or written. */
const expectAway = async () => {
  const answers = await Promise.all([read(), write(), page('de-AT,de;q=0.9')]);
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
  }
  const [call, , document] = answers;
  expect(call.json()).toMatchObject({ code: 'unavailable' });
  const style = /<style>(.*?)<\/style>/s.exec(document.payload)?.[1] ?? '';
  const policy = document.headers['content-security-policy'];
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  expect(document.payload).toContain('<html lang="de">');
  expect(document.payload).toContain('Bitte versuch es später');
  expect((await app.send('GET', '/healthz')).statusCode).toBe(200);
  expect((await app.send('GET', '/metrics')).payload).toContain('outgoing_notifications_due Nan');
  const ready = await app.send('GET', '/readyz');
  expect([ready.statusCode, ready.payload]).toEqual([503, 'database unavailable']);
};

const expectBack = async () => {
  const isReady = async () => (await app.send('GET', '/readyz')).statusCode === 200 || null;
  await waitFor(isReady, 'the database');
  const works = async () => (await write()).statusCode === 200 || null;
  await waitFor(works, 'a complaint to be taken');
  expect((await read()).statusCode).toBe(200);
};

describe.runIf(isPostgres)('a database', () => {
  let way: PostgresProxy;

  beforeAll(async () => {
    way = await startPostgresProxy(await freshPostgresUrl());
    const env = { DATABASE_URL: way.url, DATABASE_TIMEOUT: '2', LOG_LEVEL: 'silent' };
    app = await testApp(env, pages as never);
    ({ session } = await addPerson(app.core, 'Ada'));
  });

  afterAll(async () => {
    await app.close();
    await way.cut();
  });

  it('[OPS-16] that hangs makes nobody wait for ever, and is used again when it is back', async () => {
    expect((await read()).statusCode).toBe(200);
    way.hold();
    await expectAway();
    way.letPass();
    await expectBack();
  });

  it('[OPS-16] that is gone is told as such, and is used again when it is back', async () => {
    await way.cut();
    await expectAway();
    await way.mend();
    await expectBack();
  });

  it('[OPS-16] that takes too long for a statement ends it by itself', async () => {
    const { db } = app.core;
    await expect(db.execute('select pg_sleep(600)')).rejects.toThrow('Failed query');
    const left = sql`select 1 from pg_stat_activity
      where query like 'select pg_sleep%' and state = 'active'`;
    expect(await rowsOf(db, left)).toEqual([]);
  });
});

describe.runIf(!isPostgres)('a database', () => {
  it('[OPS-16] that was closed is told as such', async () => {
    app = await testApp({ LOG_LEVEL: 'silent' }, pages as never);
    ({ session } = await addPerson(app.core, 'Ada'));
    const { database, jobs } = app.core;
    await jobs.stop();
    await database.close();
    await expectAway();
    await app.http.close();
    await rm(app.dataDir, { recursive: true, force: true });
  });
});
