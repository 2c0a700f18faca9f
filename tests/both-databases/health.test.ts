import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-metrics': NoPayload;
  }
}

const app = await appOfFile({ LOG_LEVEL: 'silent' });

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

describe('a database of an older release', () => {
  it('[OPS-16] is not ready', async () => {
    const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
    const move = (by: number) =>
      app.core.db
        .execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}
        where created_at = (${newest})`);
    await move(-1);
    const ready = await app.send('GET', '/readyz');
    expect([ready.statusCode, ready.payload]).toEqual([503, 'database outdated']);
    await move(1);
    expect((await app.send('GET', '/readyz')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  const told = async () => (await app.send('GET', '/metrics')).payload;
  const toldOf = (line: string) =>
    waitFor(async () => {
      app.clock.forward({ seconds: 300 });
      const text = await told();
      return text.includes(`${line}\n`) ? text : null;
    }, line);

  it('[OPS-16] tell how jobs ended, and how much is due that was not sent', async () => {
    await app.core.jobs.work([{ name: 'test-metrics', run: async () => {} }]);
    await app.core.transact((tx) => app.core.jobs.enqueue(tx, 'test-metrics', {}));
    await toldOf('job_duration_seconds_count{job_name="test-metrics",result="completed"} 1');
    await toldOf('jobs_done{job_name="test-metrics"} 1');
    await toldOf('outgoing_notifications_due 0');
    await toldOf('outgoing_notifications_oldest_due_seconds 0');
  });

  it('[OPS-16] tell how the database, the disk and the queues are', async () => {
    await toldOf('console_queue_waiting{queue="photo"} 0');
    const text = await toldOf('orders_open 0');
    const pool = isPostgres ? 'requests' : 'embedded';
    expect(text).toMatch(new RegExp(`^database_pool_max\\{pool="${pool}"\\} \\d+$`, 'm'));
    expect(text).toMatch(/^database_failures_total\{reason="timeout"\} 0$/m);
    expect(text).toMatch(/^duet_build_info\{version="\d[^}]*role="web"\} 1$/m);
    await waitFor(async () => {
      app.clock.forward({ seconds: 300 });
      const lines = await told();
      const isKnown = (name: string) => new RegExp(`^${name} \\d`, 'm').test(lines);
      return ['database_size_bytes', 'data_disk_free_bytes'].every(isKnown) || null;
    }, 'sizes');
    if (isPostgres) {
      await waitFor(async () => /^database_connections \d+$/m.test(await told()) || null, 'server');
    }
  });
});
