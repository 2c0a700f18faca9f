import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Invented } from './invent.ts';
import { inventor } from './invent.ts';
import type { FilledTable } from './rows.ts';
import { filled, filledTables, linesOf } from './rows.ts';

/** Some of the members that are to be made up. */
export interface Part {
  readonly url: string;
  readonly siteId: number;
  readonly now: Date;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BATCH = 500;

const openTable = async (url: string, table: FilledTable) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows of several tables arrive side by side, and are right: nobody checks each reference.
  await client.query("set session_replication_role = 'replica'");
  const columns = filled[table].columns.map((column) => `"${column}"`).join(', ');
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  return {
    write: async (members: readonly Invented[]) => {
      if (!stream.write(linesOf(table, members))) await once(stream, 'drain');
    },
    end: async () => {
      stream.end();
      await finished(stream);
      await client.end();
    },
  };
};

const { url, siteId, now, from, to, count } = workerData as Part;
const tables = await Promise.all(filledTables.map((table) => openTable(url, table)));
const invent = inventor(siteId, now, count, from);
for (let number = from; number < to; number += BATCH) {
  const many = Math.min(BATCH, to - number);
  const members = Array.from({ length: many }, (_, at) => invent(number + at));
  await Promise.all(tables.map((table) => table.write(members)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(many);
}
await Promise.all(tables.map((table) => table.end()));
