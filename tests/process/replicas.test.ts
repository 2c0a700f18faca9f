import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { twoPeople } from '../support/chats.ts';
import type { Person } from '../support/people.ts';
import { addMan } from '../support/members.ts';
import type { Cluster, Standby } from '../support/postgres.ts';
import { makeStandby, runOn, startCluster } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

describe('a replica that follows the database', () => {
  let primary: Cluster;
  let standby: Standby;
  let app: TestApp;
  let mara: Person;
  let aart: Person;

  beforeAll(async () => {
    primary = await startCluster();
    standby = await makeStandby(primary);
    await standby.start();
    app = await testApp({
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: standby.url(),
      DEMO: '0',
      LOG_LEVEL: 'silent',
    });
    [mara, aart] = await twoPeople(app.core);
  });

  afterAll(async () => {
    await app.close();
    await standby.kill();
    await primary.stop();
  });

  const untilUsed = (isUsed: boolean) =>
    waitFor(
      async () => (app.core.replicas?.choose() !== null) === isUsed || null,
      isUsed ? 'a replica that is up to date' : 'a replica that is left out',
    );

  const askOne = async (
    url: string,
    statement: string,
    values: unknown[] = [],
  ): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: statement, values, rowMode: 'array' });
    await client.end();
    return rows[0]?.[0];
  };

  /** Until the replica has all that was done so far, also what commits have not waited for. */
  const untilReplayed = async () => {
    const written = await askOne(primary.url, 'select pg_current_wal_insert_lsn()');
    const isReplayed = 'select pg_last_wal_replay_lsn() >= $1';
    await waitFor(
      async () => (await askOne(standby.url(), isReplayed, [written])) === true || null,
      'a replica that has everything',
    );
  };

  /** When the replica was last asked for people. */
  const lastAsked = () =>
    askOne(
      standby.url(),
      `select extract(epoch from max(query_start))::float8 from pg_stat_activity
        where application_name like 'duet web %' and query like '%"listings"%'`,
    );

  const search = async (cookie = '') => {
    const headers = { cookie: `${cookies.session}=${mara.session}; ${cookie}` };
    const { members } = await app.as({ headers })(api.search, { query: {} });
    return members.map(({ name }) => name);
  };

  it('[SCALE-2] is asked for people, but not for a member who has just written', async () => {
    await untilReplayed();
    await untilUsed(true);
    expect(await search()).toContain(aart.name);
    const asked = await lastAsked();
    expect(asked).toBeGreaterThan(0);

    const blocked = await app.send('POST', api.block.path, {
      session: mara.session,
      body: { member: aart.profileId },
    });
    expect(blocked.statusCode).toBe(200);
    const written = blocked.cookies.find(({ name }) => name === cookies.written);
    expect(written).toMatchObject({ value: '1', maxAge: 10, httpOnly: true });
    expect(await search(`${cookies.written}=1`)).not.toContain(aart.name);
    expect(await lastAsked()).toBe(asked);
  });

  it('[SCALE-2] is left out while it lags, and comes back by itself', async () => {
    await untilUsed(true);
    await runOn(standby.url(), 'select pg_wal_replay_pause()');
    const { name } = await addMan(app.core, 'Late');
    await untilUsed(false);
    expect(await search()).toContain(name);
    await runOn(standby.url(), 'select pg_wal_replay_resume()');
    await untilUsed(true);
  });

  it('[SCALE-2] that dies while it is used lets nobody notice', async () => {
    await untilUsed(true);
    await standby.kill();
    expect(await search()).not.toContain(aart.name);
    await untilUsed(false);
  });
});
