import { expect, it } from 'vitest';
import type { Goal, Row } from '../case.ts';
import type { Kept } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { drawGoals, lengthOf, reached } from './goals.ts';
import { drawPlots } from './plots.ts';
import { linearScale, logScale } from './scales.ts';

const kept = (more: Partial<Kept>): Kept => ({
  number: 1,
  title: 'Ours ÷ <theirs>',
  unit: 'ms',
  about: {
    date: '2026-01-02',
    processor: 'Abacus',
    cores: 2,
    memoryGb: 1,
    node: 'v1',
    loadBefore: 0.5,
  },
  rows: [],
  plots: [],
  ...more,
});

const rowOf = (values: readonly number[], goal: Goal) => ({
  what: 'something',
  ours: spreadOf(values),
  goal,
});

const missing = { what: 'something', ours: spreadOf([NaN]), goal: { least: 1 } } satisfies Row;

it('begins a linear axis at nothing and ends it at a round number', () => {
  const { ticks, place } = linearScale([3, 0.9, NaN, 47]);
  expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
  expect([place(0), place(25), place(50)]).toEqual([0, 0.5, 1]);
  const time = linearScale([30.1], 'last');
  expect([time.ticks.at(-1), time.place(30.1)]).toEqual([30, 1]);
  expect(linearScale([0.3]).ticks.at(-1)).toBe(0.3);
  expect(linearScale([0]).ticks[0]).toBe(0);
});

it('gives each power of ten the same room', () => {
  const { ticks, place } = logScale([10, 1000]);
  expect(ticks).toEqual([10, 20, 50, 100, 200, 500, 1000]);
  expect([place(10), place(100), place(1000)]).toEqual([0, 0.5, 1]);
  expect(logScale([3, 0, 400_000]).ticks).toEqual([10, 100, 1000, 10_000, 100_000]);
});

it('has room for a single reading, and for none', () => {
  for (const values of [[7], [10], []]) {
    const { ticks, place } = logScale(values);
    expect(ticks.length).toBeGreaterThan(1);
    expect(place(values[0] ?? 1)).toBeGreaterThanOrEqual(0);
    expect(place(values[0] ?? 1)).toBeLessThanOrEqual(1);
  }
});

it('says how much of a goal was reached, whichever way it points', () => {
  expect(reached(rowOf([0.15, 0.3, 0.6], { least: 0.6 }))).toEqual({
    median: 0.5,
    min: 0.25,
    max: 1,
  });
  expect(reached(rowOf([1, 2, 4], { most: 2 }))).toEqual({ median: 1, min: 0.5, max: 2 });
  expect(reached({ ...rowOf([9], { least: 0.6 }), ratio: spreadOf([0.3]) })?.median).toBe(0.5);
  expect(reached(rowOf([0], { most: 0 }))?.median).toBe(1);
  expect(reached(rowOf([3], { most: 0 }))?.median).toBe(0);
  expect(reached(missing)).toBe(null);
});

it('ends a bar at twice the goal, and tells what is beyond', () => {
  expect(lengthOf(1)).toBe(lengthOf(2) / 2);
  expect(lengthOf(7)).toBe(lengthOf(2));
  expect(lengthOf(-1)).toBe(0);
  expect(drawGoals([kept({ rows: [rowOf([0.4], { most: 4 })] })])).toContain('›');
  expect(drawGoals([kept({ rows: [rowOf([3], { most: 4 })] })])).not.toContain('›');
});

it('says of a figure that it is missing, and draws no bar of it', () => {
  const drawn = drawGoals([kept({ rows: [missing] })]);
  expect(drawn).toContain('not measured');
  expect(drawn).not.toContain('NaN');
});

it('draws lines through what was measured, tells when, and escapes what it is told', () => {
  const plot = {
    title: 'Latency',
    x: { label: 'requests' },
    y: { label: 'ms' },
    series: [
      {
        name: 'a & b',
        points: [
          [1, 2],
          [2, NaN],
          [3, 4],
        ] as const,
      },
    ],
  };
  const drawn = drawPlots(kept({ plots: [plot] })) ?? '';
  expect(drawn).toContain('2026-01-02');
  expect(drawn).toContain('Ours ÷ &lt;theirs&gt;');
  expect(drawn).toContain('a &amp; b');
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  expect(drawn).not.toContain('NaN');
  expect(drawPlots(kept({}))).toBe(null);
});
