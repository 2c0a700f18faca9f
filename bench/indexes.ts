import { availableParallelism } from 'node:os';
import pg from 'pg';

interface Rebuilt {
  readonly take: string;
  readonly make: string;
  /** Turns an index into the key that it was: a key that is built lets nobody else build meanwhile. */
  readonly turn: string | null;
}

/** References to the keys that are taken away. */
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as make,
    null as turn
  from pg_constraint
  where contype = 'f' and confrelid::regclass::text = any($1)`;

const OF_KEYS = `conrelid::regclass::text = any($1) and contype in ('p', 'u')
  and not exists (
    select 1 from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)`;

/** What is made quicker in one go afterwards: indexes, and keys that no other table refers to. */
const REBUILT = `
  select format('drop index %I', indexname) as take, indexdef as make, null as turn
  from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select 1 from pg_constraint where conname = indexname)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    pg_get_indexdef(conindid),
    format('alter table %1$s add constraint %2$I %3$s using index %2$I', conrelid::regclass, conname,
      case contype when 'p' then 'primary key' else 'unique' end)
  from pg_constraint own where ${OF_KEYS}`;

/** As many at once as there are processors. */
export const AT_ONCE = availableParallelism();

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  // All processors are busy with an index each: helpers would only take them from each other.
  await client.query('set max_parallel_maintenance_workers = 0');
  // What is filled in is right: nobody checks each reference.
  await client.query("set session_replication_role = 'replica'");
  return client;
};

/** Runs statements on several connections, each when one is free. */
export type RunAll = (statements: Iterable<string>, done?: () => void) => Promise<void>;

const runOn =
  (clients: readonly pg.Client[]): RunAll =>
  async (statements, done) => {
    const left = statements[Symbol.iterator]();
    await Promise.all(
      clients.map(async (client) => {
        for (let next = left.next(); !next.done; next = left.next()) {
          await client.query(next.value);
          done?.();
        }
      }),
    );
  };

interface Filling {
  readonly tables: readonly string[];
  /** Those of them whose key others refer to, while these others are still empty. */
  readonly referred?: readonly string[];
  /** What to run once all is there again. */
  readonly afterwards: readonly string[];
}

/** Lets tables be filled while they have no indexes. */
export const withoutIndexes = async (
  url: string,
  { tables, referred = [], afterwards }: Filling,
  fill: (run: RunAll) => Promise<void>,
): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => connect(url)));
  const [first] = clients as [pg.Client];
  const take = async (wanted: string, names: readonly string[]): Promise<Rebuilt[]> => {
    const { rows } = await first.query<Rebuilt>(wanted, [names]);
    for (const row of rows) await first.query(row.take);
    return rows;
  };
  const run = runOn(clients);
  const references = await take(REFERENCES, referred);
  const indexes = await take(REBUILT, tables);
  await fill(run);
  await run(indexes.map(({ make }) => make));
  await run(indexes.flatMap(({ turn }) => turn ?? []));
  await run(references.map(({ make }) => make));
  await run(afterwards);
  await Promise.all(clients.map((client) => client.end()));
};
