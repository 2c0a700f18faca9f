import type {
  StatusFigure,
  StatusFigureName,
  StatusPart,
  StatusPartView,
  SystemStatus,
} from '#contract/console/index.ts';
import { statusParts } from '#contract/console/index.ts';
import type { Core } from '#server/core/index.ts';
import { NotMeasured, readRelease } from '#server/core/index.ts';
import { isUnavailable } from '#server/db/index.ts';
import type { Judgement } from './rules.ts';
import {
  isOtherWork,
  judgeBackups,
  judgeDatabase,
  judgeDisk,
  judgeJobs,
  judgeMail,
  judgePayments,
  judgeProcesses,
  judgePush,
  judgeQueues,
  judgeReplicas,
  judgeSettings,
  worstOf,
} from './rules.ts';
import { samplesOf } from './samples.ts';

interface Found {
  readonly judgement: Judgement;
  readonly figures: readonly StatusFigure[];
  readonly at: Date;
}

const figuresOf = (
  values: Partial<Record<StatusFigureName, number | Date | null>>,
): StatusFigure[] =>
  Object.entries(values).map(([name, value]) => ({
    name: name as StatusFigureName,
    value: value instanceof Date ? Math.floor(value.getTime() / 1000) : value,
  }));

/** A page that somebody looks at waits longer than a scrape; a part that does not answer is then told so. */
const WAIT_MS = 4000;

const readMail = async (core: Core, now: Date): Promise<Found> => {
  const { value: jobs, at } = await samplesOf(core).jobs.latest(WAIT_MS);
  const job = jobs.find(({ name }) => name === 'send-mail');
  return {
    judgement: judgeMail(jobs, now),
    at,
    figures: figuresOf({
      due: job?.waiting ?? 0,
      retrying: job?.retrying ?? 0,
      failed_last_hour: job?.failed ?? 0,
      sent_last_hour: job?.done ?? 0,
    }),
  };
};

const readPush = async (core: Core, now: Date): Promise<Found> => {
  const { value: jobs, at } = await samplesOf(core).jobs.latest(WAIT_MS);
  const { value: outgoing } = await samplesOf(core).outgoing.latest(WAIT_MS);
  const job = jobs.find(({ name }) => name === 'send-push');
  return {
    judgement: judgePush(jobs, outgoing, now),
    at,
    figures: figuresOf({
      bundles_due: outgoing.due,
      due: job?.waiting ?? 0,
      retrying: job?.retrying ?? 0,
      failed_last_hour: job?.failed ?? 0,
      sent_last_hour: job?.done ?? 0,
    }),
  };
};

const readJobs = async (core: Core, now: Date): Promise<Found> => {
  const { value: jobs, at } = await samplesOf(core).jobs.latest(WAIT_MS);
  const sum = (key: 'waiting' | 'active' | 'retrying' | 'failed' | 'done') =>
    jobs.filter(isOtherWork).reduce((total, job) => total + job[key], 0);
  return {
    judgement: judgeJobs(jobs, now),
    at,
    figures: figuresOf({
      jobs_waiting: sum('waiting'),
      jobs_active: sum('active'),
      retrying: sum('retrying'),
      jobs_failed: sum('failed'),
      jobs_done: sum('done'),
    }),
  };
};

const readProcesses = async (core: Core): Promise<Found> => {
  const { value: server, at } = await samplesOf(core).server.latest(WAIT_MS);
  const seen = server?.processes ?? [];
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const since = seen.reduce((first, one) => (one.since < first ? one.since : first), startedAt);
  return {
    judgement: judgeProcesses(server, {
      worksOnJobs: core.config.jobs,
      isRelayed: core.relay?.isConnected() ?? true,
    }),
    at,
    figures: figuresOf({
      web_processes: server ? seen.filter(({ role }) => role === 'web').length : 1,
      workers: seen.filter(({ role }) => role === 'worker').length,
      running_since: since,
    }),
  };
};

const readQueues = async (core: Core, now: Date): Promise<Found> => {
  const { value: queues, at } = await samplesOf(core).queues.latest(WAIT_MS);
  const waiting = Object.fromEntries(queues.map((one) => [one.queue, one.waiting]));
  return { judgement: judgeQueues(queues, now), at, figures: figuresOf(waiting) };
};

const readPayments = async (core: Core, now: Date): Promise<Found> => {
  const { value: payments, at } = await samplesOf(core).payments.latest(WAIT_MS);
  return {
    judgement: judgePayments(payments, now),
    at,
    figures: figuresOf({
      orders_last_day: payments.placed.reduce((sum, { orders }) => sum + orders, 0),
      orders_open: payments.open,
      refunds_due: payments.refundsDue,
      disputes_waiting: payments.disputes,
      provider_heard_at: payments.heardAt,
    }),
  };
};

const readDatabase = async (core: Core): Promise<Found> => {
  const { value: server, at } = await samplesOf(core).server.latest(WAIT_MS);
  const { value: size } = await samplesOf(core).size.latest(WAIT_MS);
  const pools = core.database.usage.pools().filter(({ name }) => name !== 'readiness');
  const busy = pools.reduce((sum, pool) => sum + pool.busy, 0);
  const waiting = pools.reduce((sum, pool) => sum + pool.waiting, 0);
  return {
    judgement: judgeDatabase(server, server ? waiting : 0),
    at,
    figures: figuresOf({
      database_size: size,
      ...(server && {
        connections: server.connections,
        connections_max: server.maxConnections,
        longest_statement: server.longestSeconds,
        lock_waits: server.lockWaits,
        pool_busy: busy,
        pool_waiting: waiting,
      }),
    }),
  };
};

const readReplicas = async (core: Core): Promise<Found> => {
  const { value: server, at } = await samplesOf(core).server.latest(WAIT_MS);
  const replicas = server?.replicas ?? [];
  const lags = replicas.flatMap(({ lagSeconds }) => lagSeconds ?? []);
  return {
    judgement: judgeReplicas(server),
    at,
    figures: figuresOf({
      replicas: replicas.length,
      ...(lags.length > 0 && { replica_lag: Math.max(...lags) }),
    }),
  };
};

const readDisk = async (core: Core): Promise<Found> => {
  const { value: disk, at } = await samplesOf(core).disk.latest(WAIT_MS);
  return {
    judgement: judgeDisk(disk),
    at,
    figures: figuresOf({ disk_free: disk.free, disk_size: disk.size }),
  };
};

const readBackups = async (core: Core, now: Date): Promise<Found> => {
  const { value: last, at } = await samplesOf(core).backup.latest(WAIT_MS);
  return { judgement: judgeBackups(last, now), at, figures: figuresOf({ last_backup: last }) };
};

const readers: Readonly<Record<StatusPart, (core: Core, now: Date) => Promise<Found>>> = {
  processes: readProcesses,
  jobs: readJobs,
  queues: readQueues,
  mail: readMail,
  push: readPush,
  payments: readPayments,
  database: readDatabase,
  replicas: readReplicas,
  disk: readDisk,
  backups: readBackups,
  settings: async ({ config }, now) => ({
    judgement: judgeSettings(config),
    at: now,
    figures: [],
  }),
};

const errorOf = (error: unknown): 'late' | 'unavailable' | 'failed' => {
  if (error instanceof NotMeasured) return 'late';
  return isUnavailable(error) ? 'unavailable' : 'failed';
};

/** A part that cannot be read says so, and the others are told all the same. */
const readPart = async (core: Core, part: StatusPart, now: Date): Promise<StatusPartView> => {
  try {
    const { judgement, figures, at } = await readers[part](core, now);
    const { findings, since } = judgement;
    return {
      part,
      state: worstOf(findings),
      error: null,
      measured_at: at.toISOString(),
      since: since?.toISOString() ?? null,
      findings: [...findings],
      figures: [...figures],
    };
  } catch (error) {
    core.log.error({ err: error, part }, 'a part of the status could not be read');
    const nothing = { state: null, measured_at: null, since: null, findings: [], figures: [] };
    return { part, error: errorOf(error), ...nothing };
  }
};

export const readStatus = async (core: Core): Promise<SystemStatus> => {
  const now = core.clock.now();
  return {
    now: now.toISOString(),
    version: readRelease(),
    parts: await Promise.all(statusParts.map((part) => readPart(core, part, now))),
  };
};
