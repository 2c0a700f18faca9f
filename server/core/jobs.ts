import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '#server/db/sql.ts';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Database } from '#server/db/index.ts';
import { poolOptions, QUEUE_STATEMENT_MS, runLong } from '#server/db/index.ts';
import { findFailedJobs, hurryRetries } from './job-queue-state.ts';
import type { Log } from './log.ts';
import { failureOf } from './log.ts';
import type { Tx } from './transaction.ts';
import { lockByName } from './transaction.ts';
import { wakeWorkersWhenDue } from './wake-workers.ts';

/**
 * Names of background work, each with its payload. Each feature adds its own by declaration merging.
 * The database keeps queues, schedules and waiting jobs by name, so a released name never changes: what
 * waits under an old one would never be done. New names are a verb and its object.
 */
export interface Jobs {
  'vacuum-embedded-database': NoPayload;
}

type JobName = keyof Jobs;

/** Of work that finds out by itself what there is to do. */
export type NoPayload = Record<string, never>;

/** A kind of background work. Handlers must be safe to run twice. */
export interface Job<N extends JobName = JobName> {
  readonly name: N;
  /** Cron expression (UTC) for work that repeats by itself. */
  readonly schedule?: string;
  /** For work that waits for others: the next ones need not wait too. */
  readonly isConcurrent?: true;
  /** For work whose statements may go over much. They have more time than others, as in all that repeats. */
  readonly isLong?: true;
  /** Called when the last try has failed. */
  onGivenUp?(payload: Jobs[N]): Promise<void>;
  /** A method, so that jobs with different payloads fit into one list. */
  run(payload: Jobs[N]): Promise<void>;
}

/** As the database gives it back. */
type Queued = JobWithMetadata<Jobs[JobName] | null>;

export interface JobQueue {
  /**
   * Queues work as part of a transaction: rolled back with it, picked up right after the commit.
   * What somebody waits for goes `ahead` of the rest of its kind; what may still be taken back waits
   * for some seconds.
   */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    payload: Jobs[N],
    how?: { readonly ahead?: boolean; readonly afterSeconds?: number },
  ): Promise<void>;
  /** The same for much work of one kind. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, payloads: readonly Jobs[N][]): Promise<void>;
  /** Erases jobs, waiting or done, whose payload has these values. */
  forget<N extends JobName>(tx: Tx, name: N, values: Partial<Jobs[N]>): Promise<void>;
  /**
   * Tries again what failed of a kind, one job or all of them, also where it was given up; answers how
   * many jobs that were not about to be tried anyway.
   */
  tryAgain(tx: Tx, name: string, id?: string): Promise<number>;
  /** Makes it possible to queue the given jobs, which another process works on. */
  offer(jobs: readonly Job[]): Promise<void>;
  /** Starts working on the given jobs. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

const QUEUE_OPTIONS = {
  notify: true,
  // From a second up to an hour, about three hours in all: a mail server may be down that long.
  retryLimit: 14,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  // Mails hold addresses and links: what is done is forgotten within the hour.
  deleteAfterSeconds: 3600,
};

const WORK_OPTIONS = {
  // A full batch is followed by the next at once; a job that fails leaves its neighbours alone.
  burstWhenBatchFull: true,
  perJobResults: true,
  // Tells which try is the last.
  includeMetadata: true,
} as const;

/** Twenty at a time: of those that wait for others in several hands, of which a slow one holds up one. */
const ONE_WORKER = { batchSize: 20 } as const;
const SEVERAL_WORKERS = { batchSize: 4, localConcurrency: 5 } as const;

/** So long may work that has begun go on when the process is asked to end. */
const GRACE_MS = 5000;

/** How often one look for all kinds of work finds what nobody announces. */
const LOOK_SECONDS = 5;

/** Whoever works is told or woken, and looks by itself only in case both were lost. */
const IDLE_LOOK_SECONDS = 3600;

/** The most that the queue allows: of its own work, too, it is told by the look for all. */
const OWN_LOOK_SECONDS = 45;

/** Lets the queue work through the connection of a transaction. */
const connectionOf = (tx: Tx) => fromDrizzle(tx.db as never, sql);

const createBoss = (database: Database, schedule: boolean): PgBoss =>
  new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.client), backend: 'pglite' }
      : poolOptions(database.directUrl, 4, QUEUE_STATEMENT_MS)),
    useListenNotify: true,
    schedule,
    cronWorkerIntervalSeconds: OWN_LOOK_SECONDS,
    // No work of ours waits for other work to be done.
    flowIntervalSeconds: IDLE_LOOK_SECONDS,
  });

interface JobsOptions {
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Registry;
  /** Whether work that repeats begins by itself, at its time of the system's clock. */
  readonly schedule: boolean;
  /** Seconds between two looks for jobs that are to be tried again. */
  readonly retriesEvery?: number | undefined;
}

/** Starts the job queue, which lives in the same database as everything else. */
export const startJobs = async (options: JobsOptions): Promise<JobQueue> => {
  const { database, log, metrics, schedule, retriesEvery = LOOK_SECONDS } = options;
  const working = {
    ...WORK_OPTIONS,
    pollingIntervalSeconds: Math.min(retriesEvery, 2),
    notifyPollingIntervalSeconds: IDLE_LOOK_SECONDS,
  };
  const boss = createBoss(database, schedule);
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that jobs took, by job and how they ended',
    labelNames: ['job_name', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [metrics],
  });
  const handleGivenUp = async (job: Job, data: Queued['data']): Promise<void> => {
    try {
      await job.onGivenUp?.(data ?? {});
    } catch (error) {
      log.error({ err: error, job: job.name }, 'giving a job up failed');
    }
  };
  const attempt = async (
    job: Job,
    { data, retryCount, retryLimit }: Queued,
  ): Promise<Omit<JobResult, 'id'>> => {
    const stopTimer = duration.startTimer({ job_name: job.name });
    try {
      const run = () => job.run(data ?? {});
      await (job.isLong || job.schedule ? runLong(run) : run());
      stopTimer({ result: 'completed' });
      return { status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      stopTimer({ result: 'failed' });
      if (retryCount >= retryLimit) await handleGivenUp(job, data);
      return { status: 'failed', output: failureOf(error) };
    }
  };
  /** Mostly an earlier start has done it all, and it is enough to see that. */
  const offer = async (jobs: readonly Job[]): Promise<void> => {
    const queues = new Set((await boss.getQueues()).map(({ name }) => name));
    const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const { name, schedule: cron } of jobs) {
      if (!queues.has(name)) await boss.createQueue(name, QUEUE_OPTIONS);
      if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron, {});
    }
  };
  const worked = new Set<string>();
  let stopWaking: (() => void) | null = null;
  return {
    enqueue: async (tx, name, payload, { ahead = false, afterSeconds = 0 } = {}) => {
      const how = { priority: ahead ? 1 : 0, startAfter: afterSeconds };
      await boss.send(name, payload, { db: connectionOf(tx), ...how });
    },
    enqueueAll: async (tx, name, payloads) => {
      if (payloads.length === 0) return;
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: connectionOf(tx) });
    },
    forget: async (tx, name, values) => {
      const db = connectionOf(tx);
      const ids = (await boss.findJobs(name, { data: values, db })).map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids, { db });
    },
    tryAgain: async (tx, name, id) => {
      // Two who ask at once take turns, and the second finds nothing to do.
      await lockByName(tx, `try-again:${name}`);
      const failed = await findFailedJobs(tx.db, name, id);
      if (failed.length > 0) await boss.retry(name, [...failed], { db: connectionOf(tx) });
      return new Set([...failed, ...(await hurryRetries(tx.db, name, id))]).size;
    },
    offer,
    work: async (jobs) => {
      await offer(jobs);
      stopWaking ??= wakeWorkersWhenDue({ db: database.db, boss, log, everySeconds: retriesEvery });
      for (const job of jobs) {
        worked.add(job.name);
        const workers = job.isConcurrent ? SEVERAL_WORKERS : ONE_WORKER;
        await boss.work(job.name, { ...working, ...workers }, async (batch: Queued[]) => {
          const resultOf = async (queued: Queued): Promise<JobResult> => ({
            id: queued.id,
            ...(await attempt(job, queued)),
          });
          if (job.isConcurrent) return Promise.all(batch.map(resultOf));
          const results: JobResult[] = [];
          for (const one of batch) results.push(await resultOf(one));
          return results;
        });
      }
    },
    stop: async () => {
      stopWaking?.();
      // By itself the queue would look only twice a second whether the work has ended.
      const ended = Promise.all([...worked].map((name) => boss.offWork(name)));
      const limit = new AbortController();
      const tooLong = pause(GRACE_MS, undefined, { signal: limit.signal });
      await Promise.race([ended, tooLong]);
      limit.abort();
      await boss.stop({ graceful: false });
    },
  };
};
