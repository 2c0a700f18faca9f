import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Bench, Case, Row } from '../case.ts';
import type { Reading } from '../load.ts';
import { getRequest, startLoad } from '../load.ts';
import { newDatabase, startApp } from '../servers/index.ts';
import { alternate, compare } from '../stats.ts';

/** So long that loads which begin together also are under way together. */
const LONGER = 4;

/** A page that is rendered for each answer, so that neither PostgreSQL nor the load has much to do. */
const requests = [getRequest('/?n=1')];

const ALL_CORES = `0-${availableParallelism() - 1}`;

/** Leaves a process, and what it starts from now on, only some cores of the machine. */
const bind = (pid: number, cores: string) =>
  promisify(execFile)('taskset', ['-a', '-p', '-c', cores, String(pid)]);

/** The processes of PostgreSQL that serve a process of ours. */
const SERVING = `select pid from pg_stat_activity where application_name like $1`;

/** A web process under a load of its own, with all that serves it on the same cores. */
const startOn = async (bench: Bench, databaseUrl: string, cores: string) => {
  await bind(process.pid, cores);
  const target = await startApp(bench, databaseUrl);
  const measure = await startLoad({
    ...bench,
    rounds: 1,
    milliseconds: LONGER * bench.milliseconds,
  });
  await bind(process.pid, ALL_CORES);
  const read = async (): Promise<Reading> => {
    const [reading] = (await measure({ app: { target, requests } })).app;
    if (!reading) throw new Error('Nothing was measured.');
    return reading;
  };
  await read();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(SERVING, [`duet web ${target.pid}@%`]);
  await client.end();
  for (const { pid } of rows) await bind(pid, cores);
  return read;
};

const compareOn = async (
  bench: Bench,
  databaseUrl: string,
  [one, other]: readonly [string, string],
) => {
  const first = await startOn(bench, databaseUrl, one);
  const second = await startOn(bench, databaseUrl, other);
  const { two, alone } = await alternate(
    {
      two: () => Promise.all([first(), second()]),
      alone: async () => [await first()],
    },
    bench.rounds,
  );
  const sum = (readings: readonly Reading[], key: keyof Reading) =>
    readings.reduce((all, reading) => all + reading[key], 0);
  const mean = (readings: readonly Reading[], key: keyof Reading) =>
    sum(readings, key) / readings.length;
  const of = (from: typeof sum, key: keyof Reading) =>
    compare(
      two.map((readings) => from(readings, key)),
      alone.map((readings) => from(readings, key)),
    );
  return {
    rate: of(sum, 'perSecond'),
    cpu: of(mean, 'cpuPerAnswer'),
    generator: of(mean, 'generatorCpu'),
  };
};

export const benchmark: Case = {
  number: null,
  title: 'Rendered pages of two web processes ÷ of one, on one PostgreSQL',
  goal: { least: 1.6 },
  unit: 'pages/s',
  run: async (bench) => {
    const databaseUrl = await newDatabase(bench);
    const bound = await compareOn(bench, databaseUrl, ['0', '1']);
    const free = await compareOn(bench, databaseUrl, [ALL_CORES, ALL_CORES]);
    const rowsOf = (how: string, { rate, cpu, generator }: typeof free): Row[] => [
      { what: `${how}, together`, ...rate },
      { what: `${how}, processor time of a page`, unit: 'ms', ...cpu },
      { what: `${how}, share of a core that each load takes itself`, unit: '', ...generator },
    ];
    const [together, ...others] = rowsOf('each on a core of its own', bound);
    return [
      { ...(together as Row), goal: benchmark.goal },
      ...others,
      ...rowsOf('where the system puts them', free),
    ];
  },
};
