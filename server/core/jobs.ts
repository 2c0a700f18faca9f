import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { JobResult } from 'pg-boss';
import type { Database } from '../db/index.ts';
import type { Log } from './log.ts';
import type { Tx } from './transaction.ts';

/** A kind of background work. Handlers must be safe to run twice. */
export interface Job<T extends object = object> {
  readonly name: string;
  /** Cron expression (UTC) for work that repeats by itself. */
  readonly schedule?: string;
  readonly run: (payload: T) => Promise<void>;
}

export interface Jobs {
  /** Queues work as part of a transaction: rolled back with it, picked up right after the commit. */
  enqueue(tx: Tx, name: string, payload: object): Promise<void>;
  /** Erases jobs, waiting or done, whose payload has these values. */
  forget(tx: Tx, name: string, values: object): Promise<void>;
  /** Starts working on the given jobs. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

const QUEUE = {
  notify: true,
  // From a second up to an hour, about three hours in all: a mail server may be down that long.
  retryLimit: 14,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  // Mails hold addresses and links: what is done is forgotten within the hour.
  deleteAfterSeconds: 3600,
};

const WORK = {
  // A full batch is followed by the next at once; a job that fails leaves its neighbours alone.
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  // Nobody announces that a retry is due, so that it has to be looked for.
  notifyPollingIntervalSeconds: 5,
} as const;

const bossFor = (database: Database): PgBoss =>
  new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.client), backend: 'pglite' }
      : { connectionString: database.url, max: 4 }),
    useListenNotify: true,
  });

/** Starts the job queue, which lives in the same database as everything else. */
export const startJobs = async (database: Database, log: Log): Promise<Jobs> => {
  const boss = bossFor(database);
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const attempt = async (job: Job, data: object | null): Promise<JobResult['status']> => {
    try {
      await job.run(data ?? {});
      return 'completed';
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      return 'failed';
    }
  };
  return {
    enqueue: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx.db as never, sql) });
    },
    forget: async (tx, name, values) => {
      const part = JSON.stringify(values);
      await tx.db.execute(
        sql`delete from pgboss.job where name = ${name} and data @> ${part}::jsonb`,
      );
    },
    work: async (jobs) => {
      for (const job of jobs) {
        await boss.createQueue(job.name, QUEUE);
        await boss.work(job.name, WORK, async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data } of batch)
            results.push({ id, status: await attempt(job, data as object) });
          return results;
        });
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
};
