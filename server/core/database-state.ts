import type { Database } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';

/** A process of ours that the database has connections of. */
interface SeenProcess {
  readonly role: 'web' | 'worker';
  readonly since: Date;
}

interface Replica {
  /** Null where this user may not see it. */
  readonly state: string | null;
  readonly lagSeconds: number | null;
}

/** What a PostgreSQL server says of itself; it is the same for all processes. */
export interface ServerState {
  readonly connections: number;
  readonly maxConnections: number;
  /** How long the statement has run that began first, of those that run. */
  readonly longestSeconds: number;
  readonly lockWaits: number;
  readonly processes: readonly SeenProcess[];
  readonly replicas: readonly Replica[];
}

type Row = Readonly<Record<string, unknown>>;

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));

/** Null for the embedded database, which has one process and no server. */
export const readServerState = async ({ kind, db }: Database): Promise<ServerState | null> => {
  if (kind === 'embedded') return null;
  const ask = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: readonly Row[] }).rows;
  const [activity] = await ask(sql`
    select count(*)::int as connections, current_setting('max_connections')::int as most,
      coalesce(extract(epoch from max(clock_timestamp() - query_start) filter (
        where state = 'active' and pid <> pg_backend_pid() and datname = current_database())), 0)
        ::float as longest,
      count(*) filter (where wait_event_type = 'Lock' and datname = current_database())::int as locks
    from pg_stat_activity where backend_type = 'client backend'`);
  const processes = await ask(sql`
    select split_part(application_name, ' ', 2) as role, min(backend_start)::text as since
    from pg_stat_activity
    where datname = current_database() and application_name ~ '^duet (web|worker) '
    group by application_name`);
  const replicas = await ask(sql`
    select state, extract(epoch from replay_lag)::float as lag from pg_stat_replication`);
  return {
    connections: Number(activity?.['connections']),
    maxConnections: Number(activity?.['most']),
    longestSeconds: Number(activity?.['longest']),
    lockWaits: Number(activity?.['locks']),
    processes: processes.map(({ role, since }) => ({
      role: role === 'worker' ? 'worker' : 'web',
      since: new Date(String(since)),
    })),
    replicas: replicas.map(({ state, lag }) => ({
      state: typeof state === 'string' ? state : null,
      lagSeconds: toNumber(lag),
    })),
  };
};

/** Bytes of all tables and indexes. */
export const readDatabaseSize = async ({ db }: Database): Promise<number> => {
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::text as size`,
  )) as { rows: readonly Row[] };
  return Number(rows[0]?.['size']);
};
