import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
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
  /** Starts working on the given jobs. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** Mails hold addresses and links: what is done is forgotten within the hour. */
const QUEUE = { notify: true, retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 };

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
  return {
    enqueue: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx.db as never, sql) });
    },
    work: async (jobs) => {
      for (const job of jobs) {
        await boss.createQueue(job.name, QUEUE);
        await boss.work(job.name, async (batch) => {
          for (const { data } of batch) await job.run(data ?? {});
        });
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
};
