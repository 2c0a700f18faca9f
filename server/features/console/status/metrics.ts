import type { Core, JobCounts } from '#server/core/index.ts';
import { tellSample } from '#server/core/index.ts';
import { samplesOf } from './samples.ts';

const secondsSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);

const toSeconds = (at: Date | null): number | null => (at === null ? null : at.getTime() / 1000);

interface JobGauge {
  readonly name: string;
  readonly help: string;
  readonly of: (job: JobCounts) => number;
}

const measureWork = (core: Core): void => {
  const { metrics, clock } = core;
  const { jobs, outgoing } = samplesOf(core);
  const byJob = ({ of, ...named }: JobGauge) => ({
    ...named,
    labelNames: ['job_name'],
    values: (all: readonly JobCounts[]) =>
      all.map((counts) => [{ job_name: counts.name }, of(counts)] as const),
  });
  tellSample(metrics, jobs, [
    byJob({
      name: 'jobs_waiting',
      help: 'Jobs that are due and not begun, by job (the same in every process)',
      of: (job) => job.waiting,
    }),
    byJob({
      name: 'jobs_planned',
      help: 'Jobs that are queued for later, by job (the same in every process)',
      of: (job) => job.planned,
    }),
    byJob({
      name: 'jobs_active',
      help: 'Jobs that some process works on, by job (the same in every process)',
      of: (job) => job.active,
    }),
    byJob({
      name: 'jobs_retrying',
      help: 'Jobs that failed and are tried again by themselves, by job (the same in every process)',
      of: (job) => job.retrying,
    }),
    byJob({
      name: 'jobs_failed',
      help: 'Jobs that were given up within the last hour, by job (the same in every process)',
      of: (job) => job.failed,
    }),
    byJob({
      name: 'jobs_done',
      help: 'Jobs that were done within the last hour, by job (the same in every process)',
      of: (job) => job.done,
    }),
    byJob({
      name: 'jobs_oldest_waiting_seconds',
      help: 'For how long the first of the jobs that are due has been so, by job (the same in every process)',
      of: (job) => secondsSince(job.dueSince, clock.now()),
    }),
  ]);
  tellSample(metrics, outgoing, [
    {
      name: 'outgoing_notifications_due',
      help: 'Bundles of notifications that are due and not sent (the same in every process)',
      value: ({ due }) => due,
    },
    {
      name: 'outgoing_notifications_oldest_due_seconds',
      help: 'For how long the first of them has been due (the same in every process)',
      value: ({ since }) => secondsSince(since, clock.now()),
    },
  ]);
};

const measureQueues = (core: Core): void => {
  const { metrics, clock } = core;
  tellSample(metrics, samplesOf(core).queues, [
    {
      name: 'console_queue_waiting',
      help: 'What waits for staff on all sites, by queue; pictures and chats are counted up to 1000 (the same in every process)',
      labelNames: ['queue'],
      values: (queues) => queues.map(({ queue, waiting }) => [{ queue }, waiting]),
    },
    {
      name: 'console_queue_oldest_seconds',
      help: 'For how long the first of what waits for staff has waited, by queue (the same in every process)',
      labelNames: ['queue'],
      values: (queues) =>
        queues.map(({ queue, since }) => [{ queue }, secondsSince(since, clock.now())]),
    },
  ]);
};

const measurePayments = (core: Core): void => {
  const { metrics, clock } = core;
  tellSample(metrics, samplesOf(core).payments, [
    {
      name: 'orders_last_day',
      help: 'Orders that were placed within the last 24 hours, by state now and payment method (the same in every process)',
      labelNames: ['state', 'method', 'provider'],
      values: ({ placed }) => placed.map(({ orders, ...labels }) => [labels, orders]),
    },
    {
      name: 'orders_open',
      help: 'Orders that are neither paid nor given up (the same in every process)',
      value: ({ open }) => open,
    },
    {
      name: 'orders_oldest_open_seconds',
      help: 'For how long the first of the open orders has been open (the same in every process)',
      value: ({ openSince }) => secondsSince(openSince, clock.now()),
    },
    {
      name: 'refunds_due',
      help: 'Refunds that were not handed to the provider yet (the same in every process)',
      value: ({ refundsDue }) => refundsDue,
    },
    {
      name: 'refunds_oldest_due_seconds',
      help: 'For how long the first of the refunds has been due (the same in every process)',
      value: ({ refundsSince }) => secondsSince(refundsSince, clock.now()),
    },
    {
      name: 'disputes_waiting',
      help: 'Disputes that wait for our answer (the same in every process)',
      value: (state) => state.disputes,
    },
    {
      name: 'payment_event_last_timestamp_seconds',
      help: 'When the provider of payments was last heard of, in Unix time; NaN if never (the same in every process)',
      value: ({ heardAt }) => toSeconds(heardAt),
    },
  ]);
};

const measureDatabase = (core: Core): void => {
  const { metrics } = core;
  const { server, size } = samplesOf(core);
  tellSample(metrics, server, [
    {
      name: 'database_connections',
      help: 'Connections that the server has of anybody; NaN with the embedded database (the same in every process)',
      value: (state) => state?.connections,
    },
    {
      name: 'database_connections_max',
      help: 'Connections that the server allows; NaN with the embedded database (the same in every process)',
      value: (state) => state?.maxConnections,
    },
    {
      name: 'database_longest_statement_seconds',
      help: 'How long the statement has run that began first, of those that run; NaN with the embedded database (the same in every process)',
      value: (state) => state?.longestSeconds,
    },
    {
      name: 'database_lock_waits',
      help: 'Connections that wait for a lock of another; NaN with the embedded database (the same in every process)',
      value: (state) => state?.lockWaits,
    },
    {
      name: 'database_replicas',
      help: 'Replicas that are connected to the server; NaN with the embedded database (the same in every process)',
      value: (state) => state?.replicas.length,
    },
    {
      name: 'database_replica_lag_seconds',
      help: 'How far the last of the replicas is behind; NaN without any (the same in every process)',
      value: (state) => {
        const lags = (state?.replicas ?? []).flatMap(({ lagSeconds }) => lagSeconds ?? []);
        return lags.length === 0 ? null : Math.max(...lags);
      },
    },
    {
      name: 'processes_connected',
      help: 'Processes of Duet that the server has connections of, by role (web, worker); none with the embedded database (the same in every process)',
      labelNames: ['role'],
      values: (state) =>
        (['web', 'worker'] as const).flatMap((role) =>
          state ? [[{ role }, state.processes.filter((one) => one.role === role).length]] : [],
        ),
    },
  ]);
  tellSample(metrics, size, [
    {
      name: 'database_size_bytes',
      help: 'Size of all tables and indexes (the same in every process)',
      value: (bytes) => bytes,
    },
  ]);
};

const measureFiles = (core: Core): void => {
  const { metrics } = core;
  const { disk, backup } = samplesOf(core);
  tellSample(metrics, disk, [
    {
      name: 'data_disk_free_bytes',
      help: 'Room that is left on the file system of DATA_DIR of this process',
      value: ({ free }) => free,
    },
    {
      name: 'data_disk_size_bytes',
      help: 'Size of the file system of DATA_DIR of this process',
      value: ({ size }) => size,
    },
  ]);
  tellSample(metrics, backup, [
    {
      name: 'backup_last_timestamp_seconds',
      help: 'When npm run backup was last done with this DATA_DIR, in Unix time; NaN if never',
      value: (at) => toSeconds(at),
    },
  ]);
};

/** Lets `/metrics` tell what a process finds out by asking; the samples see to it that it is cheap. */
export const measureInstallation = (core: Core): void => {
  measureWork(core);
  measureQueues(core);
  measurePayments(core);
  measureDatabase(core);
  measureFiles(core);
};
