import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Drill, Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, queryOn, seconds } from '../step.ts';
import { setTimeout as pause } from 'node:timers/promises';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** What a backup holds of the product; it leaves out counts of attempts and what relays events. */
const TABLES = `select format('%I', relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not in ('rate_limits', 'socket_io_attachments') order by 1`;

const hashOf = (name: string): string => `select '${name}' as name, count(*)::int as count,
  md5(string_agg(md5(one::text), '' order by md5(one::text))) as hash from ${name} one`;

interface Print {
  readonly name: string;
  readonly count: number;
  readonly hash: string | null;
}

const printsOf = async ({ cluster }: Drill): Promise<Print[]> => {
  const { direct } = cluster.urls;
  const tables = await queryOn<{ name: string }>(direct, TABLES);
  const all = tables.map(({ name }) => hashOf(name)).join(' union all ');
  return queryOn<Print>(direct, `${all} order by name`);
};

export const restored: Step = {
  title: 'A backup is made, everything is deleted, the backup is restored',
  run: async (drill) => {
    const { product, cluster, children, traffic, rate } = drill;
    const { env } = product;
    const folder = join(children.folder, 'backup');
    const command = (script: string) =>
      run(process.execPath, [`run/${script}.ts`, folder], {
        cwd: root,
        env: { PATH: process.env['PATH'], ...env },
      });
    const keysOf = () => readFile(join(env.DATA_DIR, 'vapid.json'), 'utf8');
    await product.stop();
    const [before, keysBefore] = [await printsOf(drill), await keysOf()];
    const begun = Date.now();
    await command('backup');
    const kept = Date.now();
    await cluster.emptyDatabase();
    await rm(env.DATA_DIR, { recursive: true });
    await mkdir(env.DATA_DIR);
    const empty = Date.now();
    await command('restore');
    const there = Date.now();
    const [after, keysAfter] = [await printsOf(drill), await keysOf()];
    const rows = before.reduce((sum, { count }) => sum + count, 0);
    const differing = before.filter((one, at) => JSON.stringify(one) !== JSON.stringify(after[at]));
    const names = differing.map(({ name }) => name).join(', ');
    await product.start();
    const since = Date.now();
    const load = traffic.begin(rate);
    await pause(CALM_MS);
    await load.stop();
    return [
      { what: `the backup of ${rows} rows`, figure: seconds(begun, kept) },
      { what: 'the restore', figure: seconds(empty, there) },
      {
        what: `tables with another count or hash, of ${before.length}`,
        figure: names || 'none',
        holds: differing.length === 0 && before.length === after.length,
      },
      {
        what: 'the keys of pushes',
        figure: keysBefore === keysAfter ? 'the same' : 'others',
        holds: keysBefore === keysAfter,
      },
      checkAnswers(drill, since),
      ...(await checkLedger(drill)),
    ];
  },
};
