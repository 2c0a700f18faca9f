import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Part } from './copy.ts';
import { filledTables } from './rows.ts';

interface Rebuilt {
  readonly take: string;
  readonly make: string;
}

/** What is made quicker in one go afterwards: indexes and keys that no other table refers to. */
const REBUILT = `
  select format('drop index %I', indexname) as take, indexdef as make
  from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select 1 from pg_constraint where conname = indexname)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid))
  from pg_constraint own
  where conrelid::regclass::text = any($1) and contype in ('p', 'u')
    and not exists (
      select 1 from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)`;

const takeIndexes = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<Rebuilt>(REBUILT, [filledTables]);
  for (const { take } of rows) await client.query(take);
  return rows.map(({ make }) => make);
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set maintenance_work_mem = '512MB'");
  return client;
};

/** Lets another thread make members up and copy them; tells how many after each batch. */
const copy = async (part: Part, tell: (many: number) => void): Promise<void> => {
  const worker = new Worker(new URL('copy.ts', import.meta.url), { workerData: part });
  worker.on('message', tell);
  await once(worker, 'exit');
};

/** As many at once as there are processors. */
const AT_ONCE = availableParallelism();

const copyAll = async (whole: Omit<Part, 'from' | 'to'>, tell: (done: number) => void) => {
  let done = 0;
  const share = Math.ceil(whole.count / AT_ONCE);
  const parts = Array.from({ length: AT_ONCE }, (_, at) => ({
    ...whole,
    from: at * share,
    to: Math.min((at + 1) * share, whole.count),
  }));
  await Promise.all(
    parts.map((part) =>
      copy(part, (many) => {
        done += many;
        tell(done);
      }),
    ),
  );
};

/** Runs statements on several connections, each when one is free. */
const runAll = async (clients: readonly pg.Client[], statements: readonly string[]) => {
  const left = statements.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const statement of left) await client.query(statement);
    }),
  );
};

/** Fills a database with made-up members of a site; tells how many are done, and returns the seconds. */
export const fillMembers = async (
  url: string,
  count: number,
  siteId: number,
  tell: (done: number) => void,
): Promise<number> => {
  const begun = performance.now();
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => connect(url)));
  const [first] = clients as [pg.Client];
  const makes = await takeIndexes(first);
  await copyAll({ url, siteId, now: new Date(), count }, tell);
  await runAll(clients, makes);
  await runAll(clients, ['vacuum listings', ...filledTables.map((table) => `analyze ${table}`)]);
  await Promise.all(clients.map((client) => client.end()));
  return (performance.now() - begun) / 1000;
};
