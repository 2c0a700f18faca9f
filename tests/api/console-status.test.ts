import { desc, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { StatusPart } from '#contract/console/index.ts';
import { failedJobs, jobRetry, systemStatus } from '#contract/console/index.ts';
import type { Call } from '#contract/core/client.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addStaff } from '../support/staff.ts';
import { FAST_RETRIES, waitFor } from '../support/wait.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-failing': { email: string };
  }
}

let administrator: Call;
let isBroken = true;

const app = await appOfFile({ LOG_LEVEL: 'silent' }, undefined, FAST_RETRIES);

beforeAll(async () => {
  administrator = app.as({ staff: (await addStaff(app.core, ['administrator'])).staff });
  const run = async ({ email }: { email: string }) => {
    if (isBroken)
      throw Object.assign(new Error(`no such mailbox: ${email}`), { code: 'EENVELOPE' });
  };
  await app.core.jobs.work([{ name: 'test-failing', run }]);
});

const partNamed = async (name: StatusPart) => {
  // What was measured a moment ago is measured anew.
  app.clock.forward({ seconds: 300 });
  const { parts } = await administrator(systemStatus);
  const part = parts.find((one) => one.part === name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part;
};

it('[OPS-16] the status is for administrators of all sites, and is as if it did not exist for others', async () => {
  const { parts } = await administrator(systemStatus);
  expect(parts.map(({ part }) => part)).toContain('database');
  const ofOneSite = await addStaff(app.core, [{ role: 'administrator', site: 1 }]);
  const moderator = await addStaff(app.core, ['moderator', 'finance', 'operator']);
  for (const { staff } of [ofOneSite, moderator]) {
    const call = app.as({ staff });
    const missing = { answer: { code: 'not_found' } };
    await expect(call(systemStatus)).rejects.toMatchObject(missing);
    await expect(call(failedJobs)).rejects.toMatchObject(missing);
    const body = { job: 'test-failing' };
    await expect(call(jobRetry, { body })).rejects.toMatchObject(missing);
  }
});

it('[OPS-16] a failed job is told by its kind of error, and tried again once for all who ask', async () => {
  const { core } = app;
  const email = 'ada@people.example';
  await core.transact((tx) => core.jobs.enqueue(tx, 'test-failing', { email }));
  const failed = async () => {
    const { jobs } = await administrator(failedJobs);
    return jobs.find(({ name }) => name === 'test-failing') ?? null;
  };
  // It waits from its first failure on, and is not tried again in between. The queue goes by the clock
  // of the database, which the test cannot move.
  const now = app.clock.now().toISOString();
  await waitFor(async () => {
    const { rows } = (await core.db.execute(sql`update pgboss.job
      set start_after = now() + interval '1 hour', created_on = ${now}::timestamptz
      where name = 'test-failing' and state = 'retry' returning id`)) as { rows: unknown[] };
    return rows.length === 1 ? true : null;
  }, 'the job to fail');
  const job = await failed();
  if (!job) throw new Error('The job is not told.');
  expect(job).toMatchObject({ given_up: false, error_type: 'Error', error_code: 'EENVELOPE' });
  expect(JSON.stringify(job)).not.toContain('people.example');
  expect(await partNamed('jobs')).toMatchObject({
    state: 'look',
    findings: [{ name: 'jobs_retrying', values: { job: 'test-failing', count: 1 } }],
  });

  // As after its last try.
  await core.db.execute(
    sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${job.id}::uuid`,
  );
  expect((await failed())?.given_up).toBe(true);
  expect((await partNamed('jobs')).state).toBe('act');
  isBroken = false;
  const retry = () => administrator(jobRetry, { body: { job: job.name, id: job.id } });
  const counts = await Promise.all([retry(), retry()]);
  expect(counts.map(({ jobs }) => jobs).toSorted((a, b) => a - b)).toEqual([0, 1]);
  await waitFor(async () => ((await failed()) === null ? true : null), 'the job to be done');
  const entries = await core.db.select().from(tables.auditLog).orderBy(desc(tables.auditLog.no));
  expect(entries.filter(({ action }) => action === 'jobs_tried_again')).toMatchObject([
    { values: { name: 'test-failing', jobs: 1 } },
  ]);
});

it('[OPS-16] a part that cannot be read says so, and the others stay', async () => {
  const { db } = app.core;
  await db.execute(sql`alter table payment_events rename to payment_events_away`);
  expect(await partNamed('payments')).toMatchObject({ state: null, error: 'failed', figures: [] });
  expect(await partNamed('database')).toMatchObject({ state: 'fine', error: null });
  await db.execute(sql`alter table payment_events_away rename to payment_events`);
  expect((await partNamed('payments')).error).toBeNull();
});
