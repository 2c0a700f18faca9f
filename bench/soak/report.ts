import type { Row } from '../case.ts';
import type { Plot } from '../plot.ts';
import { slopeOf, spreadOf } from '../stats.ts';

/** Before that, caches and the compiler fill memory that is used again. */
const SETTLED_AFTER = 1 / 3;
/** Growth in an hour that nobody would notice in a month. */
const FLAT = { memory: { most: 10 }, files: { most: 5 } };
const MOST_MEMORY = { most: 300 };

/** What the process tells of itself, and what its requests took, at a moment. */
export interface Sample {
  readonly minute: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly half: Readonly<Record<string, number>>;
  readonly nearlyAll: Readonly<Record<string, number>>;
  /** Refused, lost or without an answer, by what was asked for. */
  readonly failures: Readonly<Record<string, number>>;
}

const seriesOf = (
  samples: readonly Sample[],
  of: (sample: Sample) => Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
) =>
  Object.entries(names).map(([key, name]) => ({
    name,
    points: samples.flatMap((sample) => {
      const value = of(sample)[key];
      return value === undefined ? [] : [[sample.minute, value] as const];
    }),
  }));

const MEMORY = { process: 'the process', heap: 'its heap', objects: 'objects after a collection' };
const FILES = { files: 'open files and sockets', handles: 'handles', tabs: 'tabs of members' };

/** The samples as lines over time. */
export const plotsOf = (samples: readonly Sample[]): Plot[] => {
  const kinds = Object.keys(samples[0]?.half ?? {});
  const same = Object.fromEntries(kinds.map((kind) => [kind, kind]));
  const x = { label: 'minutes' };
  return [
    {
      title: 'Memory',
      x,
      y: { label: 'MB' },
      series: seriesOf(samples, (one) => one.figures, MEMORY),
    },
    {
      title: 'Handles',
      x,
      y: { label: 'number' },
      series: seriesOf(samples, (one) => one.figures, FILES),
    },
    {
      title: 'Half of the answers within',
      x,
      y: { label: 'ms', isLog: true },
      series: seriesOf(samples, (one) => one.half, same),
    },
    {
      title: '99 of 100 answers within',
      x,
      y: { label: 'ms', isLog: true },
      series: seriesOf(samples, (one) => one.nearlyAll, same),
    },
    {
      title: 'Programs that want a core',
      x,
      y: { label: 'load' },
      series: seriesOf(samples, (one) => one.figures, { load: 'load of the machine' }),
    },
  ];
};

/** What the samples say: whether memory is flat, and how certain that is. */
export const rowsOf = (samples: readonly Sample[]): Row[] => {
  const settled = samples.slice(Math.floor(samples.length * SETTLED_AFTER));
  const column = (name: string) =>
    settled.flatMap(({ minute, figures }) => {
      const value = figures[name];
      return value === undefined ? [] : [[minute / 60, value] as const];
    });
  const grows = (
    what: string,
    name: string,
    unit: string,
    goal: { readonly most: number },
  ): Row => {
    const ours = slopeOf(column(name));
    const isCertain = ours.max <= goal.most || ours.min > goal.most;
    return { what: `${what} in an hour${isCertain ? '' : ', not certain'}`, ours, unit, goal };
  };
  const readings = (name: string) => spreadOf(column(name).map(([, value]) => value));
  const latency = Object.keys(samples[0]?.half ?? {}).flatMap((kind): Row[] => [
    {
      what: `${kind}: half within`,
      ours: spreadOf(samples.map(({ half }) => half[kind] ?? NaN)),
      unit: 'ms',
    },
    {
      what: `${kind}: 99 of 100 within`,
      ours: spreadOf(samples.map(({ nearlyAll }) => nearlyAll[kind] ?? NaN)),
      unit: 'ms',
    },
  ]);
  return [
    { what: 'minutes', ours: spreadOf([samples.at(-1)?.minute ?? 0]), unit: '' },
    ...Object.keys(samples[0]?.failures ?? {}).map((kind) => ({
      what: `${kind}: refused, lost or without an answer`,
      ours: spreadOf([samples.reduce((sum, { failures }) => sum + (failures[kind] ?? 0), 0)]),
      unit: '',
      goal: { most: 0 },
    })),
    grows('objects after a collection grow', 'objects', 'MB', FLAT.memory),
    grows('memory of the process grows', 'process', 'MB', FLAT.memory),
    grows('open files and sockets grow', 'files', '', FLAT.files),
    { what: 'memory of the process', ours: readings('process'), unit: 'MB', goal: MOST_MEMORY },
    { what: 'objects after a collection', ours: readings('objects'), unit: 'MB' },
    ...latency,
    { what: 'load of the machine', ours: readings('load'), unit: '' },
  ];
};
