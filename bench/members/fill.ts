import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AT_ONCE, withoutIndexes } from '../indexes.ts';
import type { Part } from './copy.ts';
import { filledTables } from './rows.ts';

/** Lets another thread make members up and copy them; tells how many after each batch. */
const copy = async (part: Part, tell: (many: number) => void): Promise<void> => {
  const worker = new Worker(new URL('copy.ts', import.meta.url), { workerData: part });
  worker.on('message', tell);
  await once(worker, 'exit');
};

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

/** Fills a database with made-up members of a site; tells how many are done, and returns the seconds. */
export const fillMembers = async (
  url: string,
  count: number,
  siteId: number,
  tell: (done: number) => void,
): Promise<number> => {
  const begun = performance.now();
  const afterwards = ['vacuum listings', ...filledTables.map((table) => `analyze ${table}`)];
  await withoutIndexes(url, { tables: filledTables, afterwards }, () =>
    copyAll({ url, siteId, now: new Date(), count }, tell),
  );
  return (performance.now() - begun) / 1000;
};
