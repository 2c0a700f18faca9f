// Measures how fast the product is, against what the machine could do at best.
//   node bench/run.ts                   all of them
//   node bench/run.ts 10 page-weight    some, by number or name
//   node bench/run.ts --write           and puts the figures into docs/benchmarks.md
//   node bench/run.ts 3 --scale 0.01    only tries it out, with fewer members and messages
//   node bench/run.ts chat-load --seconds 5
//   node bench/run.ts messages-size --scale 0.1   what takes long is only run when it is asked for
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#run/build.ts';
import type { Bench, Case } from './case.ts';
import type { Result } from './table.ts';
import { markdownTable, textTable } from './table.ts';

const ROUNDS = 5;
const MILLISECONDS = 1000;
const DOCUMENT = join(import.meta.dirname, '../docs/benchmarks.md');
const RESULTS = join(import.meta.dirname, 'results');
const GENERATED = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;

/** What has been started and has to be undone, also when someone ends the bench early. */
const undo: (() => Promise<void>)[] = [];

const undoAll = async (): Promise<void> => {
  for (let next = undo.pop(); next; next = undo.pop()) {
    // One step that fails must not keep the others from being undone.
    await next().catch((error: unknown) => console.error(error));
  }
};

const findCases = async (wanted: readonly string[]): Promise<Case[]> => {
  const folder = join(import.meta.dirname, 'cases');
  const files = (await Array.fromAsync(glob('*.ts', { cwd: folder }))).toSorted();
  const all = await Promise.all(
    files.map(async (file) => {
      const { benchmark } = (await import(join(folder, file))) as { benchmark: Case };
      return { benchmark, names: [basename(file, '.ts'), String(benchmark.number)] };
    }),
  );
  const unknown = wanted.filter((name) => !all.some(({ names }) => names.includes(name)));
  if (unknown.length > 0) throw new Error(`No benchmark is called ${unknown.join(', ')}.`);
  return all
    .filter(({ benchmark, names }) =>
      wanted.length === 0 ? !benchmark.onlyWhenAsked : names.some((name) => wanted.includes(name)),
    )
    .map(({ benchmark }) => benchmark);
};

type Extent = Pick<Bench, 'scale' | 'seconds'>;

const runCase = async ({ run, ...about }: Case, extent: Extent): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const defer = (step: () => Promise<void>) => void undo.push(step);
    const rows = await run({
      folder,
      rounds: ROUNDS,
      milliseconds: MILLISECONDS,
      ...extent,
      defer,
    });
    return { ...about, rows };
  } finally {
    await undoAll();
  }
};

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
  /** Processes that waited for a core before we began: above zero, others were at work too. */
  loadBefore: Number(loadavg()[0]?.toFixed(1)),
});

const writeDocument = async (
  { processor, cores, memoryGb, node, date, loadBefore }: ReturnType<typeof machine>,
  results: readonly Result[],
): Promise<void> => {
  const about = `Measured on ${date}: ${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore} before the start.`;
  const text = await readFile(DOCUMENT, 'utf8');
  const table = `${about}\n\n${markdownTable(results)}\n`;
  await writeFile(
    DOCUMENT,
    text.replace(GENERATED, (_, begin, end) => begin + table + end),
  );
};

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
  },
  allowPositionals: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));
}

if (values.write && positionals.length > 0) throw new Error('--write needs all figures.');
const extent: Extent = { scale: Number(values.scale), seconds: Number(values.seconds) };
if (!(extent.scale > 0 && extent.seconds > 0))
  throw new Error('--scale and --seconds are numbers.');
if (values.write && extent.scale !== 1) throw new Error('--write needs figures at full scale.');
const cases = await findCases(positionals);
const where = machine();
await ensureBuild();
const results: Result[] = [];
for (const one of cases) {
  const result = await runCase(one, extent);
  results.push(result);
  console.log(`${textTable(result)}\n`);
}
await mkdir(RESULTS, { recursive: true });
const kept = JSON.stringify({ ...where, results }, null, 2);
await writeFile(join(RESULTS, 'latest.json'), `${kept}\n`);
if (values.write) await writeDocument(where, results);
