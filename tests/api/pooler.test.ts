import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, live } from '#contract/index.ts';
import { readSnapshot } from '#server/core/index.ts';
import { sql } from '#server/db/sql.ts';
import { signUp, signupForm } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { chatOf, textsOf, twoPeople, write } from '../support/chats.ts';
import { freshPostgresUrl, rowsOf } from '../support/database.ts';
import { listen, nextEvent, receivedOn, sessionHeader } from '../support/sockets.ts';
import { socketsOfTest, untilHeard } from '../support/sockets.ts';
import { waitFor } from '../support/wait.ts';
import type { TransactionPooler } from '../support/transaction-pooler.ts';
import { BACKENDS, startTransactionPooler } from '../support/transaction-pooler.ts';

/** What a transaction must not leave to whoever has its connection next. */
const LEFT_BEHIND = `
  select 'setting ' || name as left from pg_settings
    where source = 'session' and name !~ '^(transaction_.*|application_name|client_encoding)$'
  union all select 'statement ' || name from pg_prepared_statements
  union all select 'channel ' || channel from pg_listening_channels() as channel
  union all select 'lock ' || objid from pg_locks
    where locktype = 'advisory' and pid = pg_backend_pid()
  union all select 'table ' || relname from pg_class
    where relpersistence = 't' and relnamespace = pg_my_temp_schema()`;

const openSocket = socketsOfTest();
let pooler: TransactionPooler;
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  const direct = await freshPostgresUrl();
  pooler = await startTransactionPooler(direct);
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: direct,
    DATABASE_PREPARED_STATEMENTS: '0',
  };
  here = await testApp(env);
  there = await testApp(env);
});

afterAll(async () => {
  await here.close();
  await there.close();
  await pooler.stop();
});

describe('a pooler that shares connections out by the transaction', () => {
  it('[SCALE-2] carries signups, mails, searches, chats and live events of two processes', async () => {
    const form = signupForm();
    expect((await signUp(here, form)).statusCode).toBe(200);
    const mails = async () =>
      (await Promise.all([here, there].map((app) => app.mailsTo(form.email, 0)))).flat();
    // Which of the two sends it is nobody's business.
    await waitFor(async () => ((await mails()).length === 1 ? true : null), 'the mail');
    const [mara, aart] = await twoPeople(here.core);
    const session = { session: mara.session };
    const found = await Promise.all(
      Array.from({ length: 20 }, () => here.as(session)(api.search, { query: {} })),
    );
    for (const { members } of found) {
      expect(members.map(({ name }) => name)).toContain(aart.name);
    }
    const socket = openSocket(await listen(there), sessionHeader(aart.session));
    await nextEvent(socket, 'connect');
    const heard = receivedOn(socket, live.message);
    const chat = await chatOf(here, mara, aart, ['Hello', 'Well met', 'How are you?']);
    expect(await untilHeard(heard, 2)).toMatchObject([{ message: { text: 'Hello' } }, {}]);
    await Promise.all([write(here, mara, aart, 'One'), write(there, aart, mara, 'Two')]);
    expect((await textsOf(there, aart, chat)).toSorted()).toEqual(
      ['Hello', 'How are you?', 'One', 'Two', 'Well met'].toSorted(),
    );
    const snapshot = await readSnapshot(here.core, (db) =>
      rowsOf<{ level: string }>(db, sql`select current_setting('transaction_isolation') as level`),
    );
    expect(snapshot).toEqual([{ level: 'repeatable read' }]);
  });

  it('[SCALE-2] gives transactions their limits, and finds nothing left behind', async () => {
    const limit = await here.core.transact(({ db }) =>
      rowsOf<{ ms: string }>(db, sql`select current_setting('statement_timeout') as ms`),
    );
    expect(limit).toEqual([{ ms: '10min' }]);
    expect(pooler.transactions()).toBeGreaterThan(BACKENDS);
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    for (let turn = 0; turn < BACKENDS; turn += 1) {
      expect((await client.query(LEFT_BEHIND)).rows).toEqual([]);
    }
    await client.end();
  });

  it('[SCALE-2] refuses parameters that it does not know, as it would in production', async () => {
    const client = new pg.Client({ connectionString: pooler.url, statement_timeout: 1000 });
    await expect(client.connect()).rejects.toThrow('statement_timeout');
  });
});
