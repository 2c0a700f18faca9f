import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Invented } from './invent.ts';
import { inventor } from './invent.ts';
import type { Row } from './rows.ts';
import { rowsOf } from './rows.ts';

const TABLES = ['users', 'profiles', 'listings', 'presence', 'photos'] as const;
const BATCH = 2000;

/** The indexes that are made quicker in one go afterwards. */
const takeIndexes = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.tablename = any($1) and i.schemaname = 'public' and not exists (
       select 1 from pg_constraint c where c.conname = i.indexname)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows of several tables arrive side by side, and are right: nobody checks each reference.
  await client.query("set session_replication_role = 'replica'");
  return client;
};

/** A row as COPY reads it; nothing that is made up here needs escaping. */
const line = (row: Row): string =>
  `${Object.values(row)
    .map((value) => {
      if (value === null) return '\\N';
      if (value instanceof Date) return value.toISOString();
      return typeof value === 'object' ? `{${value.join(',')}}` : String(value);
    })
    .join('\t')}\n`;

/** Opens the way into a table once the first rows tell its columns. */
const openTable = (client: pg.Client, table: (typeof TABLES)[number]) => {
  const open = (first: Row) =>
    client.query(copyFrom(`copy ${table} (${Object.keys(first).join(', ')}) from stdin`));
  let stream: ReturnType<typeof open> | undefined;
  return {
    write: async (members: readonly Invented[]) => {
      const rows = members.flatMap((member) => rowsOf[table](member));
      const [first] = rows;
      if (!first) return;
      stream ??= open(first);
      if (!stream.write(rows.map(line).join(''))) await once(stream, 'drain');
    },
    end: async () => {
      stream?.end();
      if (stream) await finished(stream);
    },
  };
};

/** Fills a database with made-up members of a site; tells how many are done, and returns the seconds. */
export const fillMembers = async (
  url: string,
  count: number,
  siteId: number,
  tell: (done: number) => void,
): Promise<number> => {
  const begun = performance.now();
  const clients = await Promise.all(TABLES.map(() => connect(url)));
  const [first] = clients as [pg.Client];
  const indexes = await takeIndexes(first);
  const open = TABLES.map((table, at) => openTable(clients[at] as pg.Client, table));
  const invent = inventor(siteId, new Date(), count);
  for (let number = 0; number < count; number += BATCH) {
    const many = Math.min(BATCH, count - number);
    const members = Array.from({ length: many }, (_, at) => invent(number + at));
    for (const table of open) await table.write(members);
    tell(number + many);
  }
  await Promise.all(open.map((table) => table.end()));
  for (const definition of indexes) await first.query(definition);
  await first.query(`vacuum analyze ${TABLES.join(', ')}`);
  await Promise.all(clients.map((client) => client.end()));
  return (performance.now() - begun) / 1000;
};
