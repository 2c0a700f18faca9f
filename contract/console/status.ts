import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text, timestamp, uuid } from '../core/schemas.ts';

/** What an installation is made of, as the page of its status shows it. */
export const statusParts = [
  'processes',
  'jobs',
  'queues',
  'mail',
  'push',
  'payments',
  'database',
  'replicas',
  'disk',
  'backups',
  'settings',
] as const;

export type StatusPart = (typeof statusParts)[number];

/** From what needs nobody to what needs somebody now. */
export const statusStates = ['fine', 'look', 'act'] as const;

export type StatusState = (typeof statusStates)[number];

/** What stands in the way of a part, each with what to do in the texts of the console. */
export const statusFindings = [
  'no_worker',
  'relay_lost',
  'jobs_given_up',
  'jobs_retrying',
  'jobs_late',
  'queue_late',
  'mail_given_up',
  'mail_retrying',
  'mail_late',
  'push_given_up',
  'push_retrying',
  'push_late',
  'notifications_late',
  'refunds_late',
  'refunds_failed',
  'disputes_due',
  'webhooks_missing',
  'connections_scarce',
  'pool_exhausted',
  'statement_long',
  'lock_waits',
  'no_replicas',
  'replica_hidden',
  'replica_behind',
  'disk_low',
  'backup_unknown',
  'backup_old',
  'demo_on',
  'embedded_database',
  'test_payments',
  'no_smtp',
  'no_public_url',
  'no_tls',
  'no_sms',
  'no_proxy',
  'no_console_host',
  'no_mail_events',
  'push_outbox',
  'mail_from_placeholder',
] as const;

export type StatusFindingName = (typeof statusFindings)[number];

/** Where the documents tell more about each part. */
export const statusGuides: Readonly<Record<StatusPart, string>> = {
  processes: 'docs/operations.md#several-processes',
  jobs: 'docs/operations.md#workers',
  queues: 'docs/moderation.md#cases',
  mail: 'docs/operations.md#mail',
  push: 'docs/operations.md#push',
  payments: 'docs/payments.md#stripe',
  database: 'docs/operations.md#connections',
  replicas: 'docs/operations.md#postgresql',
  disk: 'docs/operations.md#data_dir',
  backups: 'docs/operations.md#backup-and-restore',
  settings: 'docs/operations.md#before-a-site-opens',
};

/** What is told of each part, and in what. */
export const statusFigures = {
  web_processes: 'count',
  workers: 'count',
  running_since: 'moment',
  jobs_waiting: 'count',
  jobs_active: 'count',
  jobs_done: 'count',
  jobs_failed: 'count',
  photo: 'count',
  message_photo: 'count',
  selfie: 'count',
  report: 'count',
  complaint: 'count',
  appeal: 'count',
  inbox: 'count',
  due: 'count',
  sent_last_hour: 'count',
  retrying: 'count',
  failed_last_hour: 'count',
  bundles_due: 'count',
  orders_last_day: 'count',
  orders_open: 'count',
  refunds_due: 'count',
  disputes_waiting: 'count',
  provider_heard_at: 'moment',
  database_size: 'bytes',
  connections: 'count',
  connections_max: 'count',
  longest_statement: 'seconds',
  lock_waits: 'count',
  pool_busy: 'count',
  pool_waiting: 'count',
  replicas: 'count',
  replica_lag: 'seconds',
  disk_free: 'bytes',
  disk_size: 'bytes',
  last_backup: 'moment',
} as const;

export type StatusFigureName = keyof typeof statusFigures;

const finding = z.object({
  name: z.enum(statusFindings),
  state: z.enum(statusStates),
  /** What its text names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type StatusFinding = z.infer<typeof finding>;

const figure = z.object({
  name: z.enum(Object.keys(statusFigures) as StatusFigureName[]),
  /** A number of what the figure is in; of a moment, Unix time in seconds. Null where it is not known. */
  value: z.nullable(z.number()),
});

export type StatusFigure = z.infer<typeof figure>;

const part = z.object({
  part: z.enum(statusParts),
  /** Null if it could not be read, which says nothing about the others. */
  state: z.nullable(z.enum(statusStates)),
  error: z.nullable(z.enum(['late', 'unavailable', 'failed'])),
  measured_at: z.nullable(timestamp),
  /** Since when something of it waits, fails or is missing. */
  since: z.nullable(timestamp),
  findings: z.array(finding),
  figures: z.array(figure),
});

export type StatusPartView = z.infer<typeof part>;

export const systemStatus = endpoint({
  name: 'systemStatus',
  method: 'GET',
  path: '/api/admin/status.php',
  summary: 'How the installation does, part by part, and what to do about it.',
  access: 'staff',
  right: 'system.read',
  background: true,
  answer: z.object({
    now: timestamp,
    version: z.string(),
    parts: z.array(part),
  }),
  errors: {},
});

export type SystemStatus = z.infer<typeof systemStatus.answer>;

const failedJob = z.object({
  id: uuid,
  name: z.string(),
  /** Whether nobody tries it again by itself. */
  given_up: z.boolean(),
  tries: z.int(),
  queued_at: timestamp,
  failed_at: z.nullable(timestamp),
  next_at: z.nullable(timestamp),
  /** The kind of error and its code; its words may name people and are not kept. */
  error_type: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
});

export type FailedJobView = z.infer<typeof failedJob>;

export const failedJobs = endpoint({
  name: 'failedJobs',
  method: 'GET',
  path: '/api/admin/failed-jobs.php',
  summary: 'Jobs that failed, the latest first, without what they were to work on.',
  access: 'staff',
  right: 'system.read',
  background: true,
  answer: z.object({ jobs: z.array(failedJob), is_whole: z.boolean() }),
  errors: {},
});

export const jobRetry = endpoint({
  name: 'jobRetry',
  method: 'POST',
  path: '/api/admin/failed-jobs.php',
  summary: 'Tries a failed job again, or all of a kind; what is about to be tried stays as it is.',
  access: 'staff',
  right: 'system.repair',
  body: z.object({ job: text(100), id: z.optional(uuid) }),
  answer: z.object({ jobs: z.int() }),
  errors: {},
  limit: { max: 120, seconds: 3600 },
});
