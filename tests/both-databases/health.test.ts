import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-metrics': NoPayload;
  }
}

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ LOG_LEVEL: 'silent' });
});

afterAll(() => app.close());

describe('health', () => {
  it('[OPS-16] says that it lives and is ready', async () => {
    const [alive, ready] = [await app.send('GET', '/healthz'), await app.send('GET', '/readyz')];
    expect([alive.statusCode, alive.payload]).toEqual([200, 'ok']);
    expect([ready.statusCode, ready.payload]).toEqual([200, 'ready']);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('[OPS-16] is alive but not ready without its database', async () => {
    const orphan = await testApp(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {});
    const { database, jobs } = orphan.core;
    await jobs.stop();
    await database.close();
    expect((await orphan.send('GET', '/healthz')).statusCode).toBe(200);
    const ready = await orphan.send('GET', '/readyz');
    expect([ready.statusCode, ready.payload]).toEqual([503, 'database unavailable']);
    await orphan.http.close();
    await rm(orphan.dataDir, { recursive: true, force: true });
  });
});

describe('a database without room', () => {
  const run = (statement: string) => app.core.db.execute(statement);
  const refuse = (table: string, when: string) =>
    run(`create trigger no_room before insert on ${table} for each row when (${when})
      execute function no_room()`);
  const ready = async () => (await app.send('GET', '/readyz')).statusCode;

  it('[OPS-16] is not ready from its first refusal until it writes again', async () => {
    await run(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
    await refuse('complaints', 'true');
    await refuse('rate_limits', "new.key like 'room %'");
    const file = () =>
      app.send('POST', '/api/complaints.php', {
        body: {
          name: 'Ada',
          email: 'ada@people.example',
          topic: 'service',
          message: 'The lift in this house does not work.',
        },
      });
    expect(await ready()).toBe(200);
    expect((await file()).statusCode).toBe(503);
    expect([await ready(), await ready()]).toEqual([503, 503]);
    await run('drop function no_room() cascade');
    expect(await ready()).toBe(200);
    expect((await file()).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('[OPS-16] tell how jobs ended, and how much is due that was not sent', async () => {
    await app.core.jobs.work([{ name: 'test-metrics', run: async () => {} }]);
    await app.core.transact((tx) => app.core.jobs.enqueue(tx, 'test-metrics', {}));
    const told = await waitFor(async () => {
      const { payload } = await app.send('GET', '/metrics');
      return payload.includes('job="test-metrics"') ? payload : null;
    }, 'the metrics of a job');
    expect(told).toContain('job_duration_seconds_count{job="test-metrics",result="completed"} 1');
    expect(told).toContain('outgoing_notifications_due 0');
    expect(told).toContain('outgoing_notifications_oldest_due_seconds 0');
  });
});
