import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Case, Row } from './case.ts';
import type { Plot } from './plot.ts';

/** When and where a benchmark ran. */
interface About {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  /** Processes that waited for a core before it began: above one, others were at work too. */
  readonly loadBefore: number;
}

/** What a benchmark found. */
export interface Kept extends Pick<Case, 'number' | 'title' | 'unit'> {
  readonly about: About;
  readonly rows: readonly Row[];
  readonly plots: readonly Plot[];
}

/** By the names of their files. */
type AllKept = Readonly<Record<string, Kept>>;

const FILE = join(import.meta.dirname, 'results/latest.json');

export const aboutNow = (): About => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  loadBefore: Number(loadavg()[0]?.toFixed(1)),
});

export const aboutText = ({ date, processor, cores, loadBefore }: About): string =>
  `${date}, ${processor}, ${cores} cores, load ${loadBefore} before`;

/** In the order of the table. */
export const inOrder = (all: AllKept): readonly (readonly [name: string, kept: Kept])[] =>
  Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other, 'en'));

export const readKept = async (): Promise<AllKept> =>
  JSON.parse(await readFile(FILE, 'utf8')) as AllKept;

/** Four digits tell everything, and leave a file that can be read. */
const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)
    ? Number(value.toPrecision(4))
    : value;

/** Keeps these in the place of those before; all others stay. */
export const keep = async (ran: AllKept): Promise<AllKept> => {
  const all = Object.fromEntries(inOrder({ ...(await readKept()), ...ran }));
  const text = JSON.stringify(all, round, 2);
  const shorter = text.replaceAll(/\[[^{"}]*\]/g, (list) => list.replaceAll(/\s+/g, ''));
  await writeFile(FILE, `${shorter}\n`);
  return readKept();
};
