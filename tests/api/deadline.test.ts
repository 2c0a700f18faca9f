import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { addPerson } from '../support/people.ts';
import type { PostgresProxy } from '../support/postgres-proxy.ts';
import { startPostgresProxy } from '../support/postgres-proxy.ts';
import { waitFor } from '../support/wait.ts';

let app: TestApp;
let session: string;
let way: PostgresProxy;
/** Somebody who looks on past the proxy. */
let watcher: pg.Client;

/** A page that is made of what the API says. */
const pages = async (_request: Request, visit: { fetch: typeof fetch }) => {
  const { status } = await visit.fetch('/api/user.php', {});
  return new Response(`<p>${status}</p>`, { status: status === 200 ? 200 : 500 });
};

beforeAll(async () => {
  const url = await freshPostgresUrl();
  way = await startPostgresProxy(url);
  // Only the deadline of a request is ever reached.
  const env = { DATABASE_URL: way.url, REQUEST_TIMEOUT: '1', JOBS: '0', LOG_LEVEL: 'silent' };
  app = await testApp(env, pages as never);
  ({ session } = await addPerson(app.core, 'Ada'));
  watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
});

afterAll(async () => {
  await app.close();
  await watcher.end();
  await way.cut();
});

/** Sent at once: by itself a request is only sent when somebody waits for its answer. */
const send = async (path: string, headers = {}) => app.send('GET', path, { session, headers });
const read = (headers = {}) => send('/api/account.php', headers);
const file = () => send('/api/statement-csv.php');
const page = () =>
  app.send('GET', '/anything', {
    session,
    headers: { accept: 'text/html', 'accept-language': 'de' },
  });

const until200 = (ask: () => ReturnType<typeof read>, what: string) =>
  waitFor(async () => {
    const answer = await ask();
    return answer.statusCode === 200 ? answer : null;
  }, what);

it('[OPS-16] answers within the time of a request, and lets what is made to be kept take longer', async () => {
  way.hold();
  const kept = file();
  const answers = await Promise.all([read(), page()]);
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(answers[0].json()).toMatchObject({ code: 'unavailable' });
  expect(answers[1].payload).toContain('Bitte versuch es später');
  way.letPass();
  expect((await kept).statusCode).toBe(200);
  await until200(read, 'the database');
});

it('[OPS-16] refuses who has waited for long in front of the process', async () => {
  const passedOn = (secondsAgo: number) => ({
    'x-request-start': (Date.now() / 1000 - secondsAgo).toFixed(3),
  });
  // As long as nobody waits less that is the difference of two clocks.
  await until200(() => read(passedOn(60)), 'an answer by another clock');
  await until200(() => read(passedOn(0)), 'an answer');
  await until200(() => read(passedOn(60)), 'an answer of a process that has time');
  // Only who is kept waiting by a process that is busy.
  const late = await waitFor(async () => {
    const end = Date.now() + 1200;
    while (Date.now() < end);
    const answer = await read(passedOn(60));
    return answer.statusCode === 200 ? null : answer;
  }, 'a process that is busy');
  expect([late.statusCode, late.json().code]).toEqual([503, 'unavailable']);
});

const complain = (name: string) => async () =>
  app.send('POST', '/api/complaints.php', {
    body: {
      name,
      email: `${name}@people.example`,
      topic: 'service',
      message: 'The lift in this house does not work.',
    },
    headers: { 'idempotency-key': `key-of-${name}-${suffix}` },
  });
const suffix = randomUUID();

const complaints = async () => {
  const { rows } = await watcher.query<{ name: string }>('select name from complaints');
  return rows.map(({ name }) => name);
};

it('[OPS-16] takes back what it said was not done, and does it once when it is sent again', async () => {
  await watcher.query('begin');
  await watcher.query('lock table complaints in access exclusive mode');
  expect((await complain('ada')()).statusCode).toBe(503);
  await watcher.query('rollback');
  await waitFor(async () => {
    const { rowCount } = await watcher.query(`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
    return rowCount === 0 ? true : null;
  }, 'all transactions to end');
  expect(await complaints()).toEqual([]);
  await until200(complain('ada'), 'a complaint to be taken');
  await until200(complain('ada'), 'the same answer');
  expect(await complaints()).toEqual(['ada']);
});
