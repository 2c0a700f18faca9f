// Measures how fast the product is, against what the machine could do at best.
//   node bench/run.ts                   all of them
//   node bench/run.ts 10 page-weight    some, by number or name
//   node bench/run.ts 10 --write        and puts the figures and pictures into docs/benchmarks.md
//   node bench/run.ts --draw            only draws what is kept anew
//   node bench/run.ts 3 --scale 0.01    only tries it out, with fewer members and messages
//   node bench/run.ts chat-load --seconds 5
//   node bench/run.ts soak --minutes 60  what takes long is only run when it is asked for
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#run/build.ts';
import type { Bench, Case } from './case.ts';
import { DOCUMENT, PICTURES, picturesOf, withFigures } from './document.ts';
import type { Plot } from './plot.ts';
import type { Kept } from './results.ts';
import { aboutNow, inOrder, keep, readKept } from './results.ts';
import { textTable } from './table.ts';

const ROUNDS = 5;
const MILLISECONDS = 1000;

/** What has been started and has to be undone, also when someone ends the bench early. */
const undo: (() => Promise<void>)[] = [];

const undoAll = async (): Promise<void> => {
  for (let next = undo.pop(); next; next = undo.pop()) {
    // One step that fails must not keep the others from being undone.
    await next().catch((error: unknown) => console.error(error));
  }
};

const findCases = async (
  wanted: readonly string[],
): Promise<{ name: string; benchmark: Case }[]> => {
  const folder = join(import.meta.dirname, 'cases');
  const files = (await Array.fromAsync(glob('*.ts', { cwd: folder }))).toSorted();
  const all = await Promise.all(
    files.map(async (file) => {
      const { benchmark } = (await import(join(folder, file))) as { benchmark: Case };
      const name = basename(file, '.ts');
      return { name, benchmark, names: [name, String(benchmark.number)] };
    }),
  );
  const unknown = wanted.filter((name) => !all.some(({ names }) => names.includes(name)));
  if (unknown.length > 0) throw new Error(`No benchmark is called ${unknown.join(', ')}.`);
  return all.filter(({ benchmark, names }) =>
    wanted.length === 0 ? !benchmark.onlyWhenAsked : names.some((name) => wanted.includes(name)),
  );
};

type Extent = Pick<Bench, 'scale' | 'seconds'>;

const runCase = async ({ run, number, title, unit }: Case, extent: Extent): Promise<Kept> => {
  const about = aboutNow();
  const plots: Plot[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'duet-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const defer = (step: () => Promise<void>) => void undo.push(step);
    const rows = await run({
      folder,
      rounds: ROUNDS,
      milliseconds: MILLISECONDS,
      ...extent,
      plot: (plot) => void plots.push(plot),
      defer,
    });
    return { number, title, unit, about, rows, plots };
  } finally {
    await undoAll();
  }
};

/** Table and pictures are written as what is kept says. */
const writeDocument = async (): Promise<void> => {
  const all = inOrder(await readKept());
  await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), all));
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  for (const [file, drawn] of picturesOf(all)) await writeFile(join(PICTURES, file), drawn);
};

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string' },
    draw: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(1)));
}

const seconds = values.minutes === undefined ? Number(values.seconds) : Number(values.minutes) * 60;
const extent: Extent = { scale: Number(values.scale), seconds };
if (!(extent.scale > 0 && extent.seconds > 0))
  throw new Error('--scale, --seconds and --minutes are numbers.');
if (values.write && extent.scale !== 1) throw new Error('--write needs figures at full scale.');
if (!values.draw) {
  const cases = await findCases(positionals);
  await ensureBuild();
  for (const { name, benchmark } of cases) {
    const result = await runCase(benchmark, extent);
    console.log(`${textTable(result)}\n`);
    if (values.write) await keep({ [name]: result });
  }
}
if (values.write || values.draw) await writeDocument();
