import type { Db } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';

/** How much of one kind of work there is, in all processes. */
export interface JobCounts {
  readonly name: string;
  /** Due and not begun, those that failed before among them. */
  readonly waiting: number;
  /** Queued for later. */
  readonly planned: number;
  readonly active: number;
  /** Failed, and to be tried again by itself. */
  readonly retrying: number;
  /** Failed for the last time within the hour; older ones are deleted. */
  readonly failed: number;
  /** Done within the hour. */
  readonly done: number;
  /** Since when the first of those that wait has been due. */
  readonly dueSince: Date | null;
  /** When the first of those that failed was queued. */
  readonly failingSince: Date | null;
}

const toDate = (at: unknown): Date | null => (at === null ? null : new Date(at as string));

/** The queue's own table; what is done is in it for an hour. */
export const countJobs = async (db: Db): Promise<JobCounts[]> => {
  const { rows } = (await db.execute(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'created' and start_after > now())::int as planned,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed')::int as done,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now())::text
        as due_since,
      min(created_on) filter (where state in ('retry', 'failed'))::text as failing_since
    from pgboss.job
    where name not like '\\_\\_%'
    group by name`)) as { rows: readonly Readonly<Record<string, unknown>>[] };
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    planned: Number(row['planned']),
    active: Number(row['active']),
    retrying: Number(row['retrying']),
    failed: Number(row['failed']),
    done: Number(row['done']),
    dueSince: toDate(row['due_since']),
    failingSince: toDate(row['failing_since']),
  }));
};

/** A job that failed, without what it was to work on. */
interface FailedJob {
  readonly id: string;
  readonly name: string;
  /** Whether nobody tries it again by itself. */
  readonly isGivenUp: boolean;
  readonly tries: number;
  readonly queuedAt: Date;
  readonly failedAt: Date | null;
  /** When it is tried again; null for what is given up. */
  readonly nextAt: Date | null;
  /** The kind of error and its code. */
  readonly error: { readonly type: string | null; readonly code: string | null };
}

/** What failed, the latest first. */
export const listFailedJobs = async (db: Db, limit: number): Promise<FailedJob[]> => {
  const { rows } = (await db.execute(sql`
    select id::text, name, state = 'failed' as given_up, retry_count + 1 as tries,
      created_on::text as queued_at, coalesce(completed_on, started_on)::text as failed_at,
      case when state = 'retry' then start_after::text end as next_at,
      output->>'type' as type, output->>'code' as code
    from pgboss.job
    where state in ('failed', 'retry')
    order by coalesce(completed_on, started_on) desc, id
    limit ${limit}`)) as { rows: readonly Readonly<Record<string, unknown>>[] };
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    isGivenUp: row['given_up'] === true,
    tries: Number(row['tries']),
    queuedAt: new Date(row['queued_at'] as string),
    failedAt: toDate(row['failed_at']),
    nextAt: toDate(row['next_at']),
    error: {
      type: typeof row['type'] === 'string' ? row['type'] : null,
      code: typeof row['code'] === 'string' ? row['code'] : null,
    },
  }));
};

/** As many at a time as one answer waits for. */
const MAX_AT_ONCE = 10_000;

/** Jobs of a kind that failed: one of them, or as many as can be tried at once. */
export const findFailedJobs = async (
  db: Db,
  name: string,
  id: string | undefined,
): Promise<readonly string[]> => {
  const { rows } = (await db.execute(sql`
    select id::text from pgboss.job
    where name = ${name} and state = 'failed'
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
    order by completed_on limit ${MAX_AT_ONCE}`)) as { rows: readonly { readonly id: string }[] };
  return rows.map((row) => row.id);
};

/** Lets what waits for another try wait no longer; answers which did. */
export const hurryRetries = async (
  db: Db,
  name: string,
  id: string | undefined,
): Promise<readonly string[]> => {
  // Not the time at which the transaction began: whoever went before may have set a later one.
  const { rows } = (await db.execute(sql`
    update pgboss.job set start_after = clock_timestamp()
    where name = ${name} and state = 'retry' and start_after > clock_timestamp()
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
    returning id::text`)) as { rows: readonly { readonly id: string }[] };
  return rows.map((row) => row.id);
};
