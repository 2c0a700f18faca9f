import { expect, it } from 'vitest';
import { isMet } from '../case.ts';
import type { Sample } from './report.ts';
import { plotsOf, rowsOf } from './report.ts';

/** An hour in which objects are as large as the function of the minute says. */
const soak = (objects: (minute: number) => number, count = 60): Sample[] =>
  Array.from({ length: count }, (_, minute) => ({
    minute,
    figures: { process: 250, files: 40, load: 1, objects: objects(minute) },
    half: { search: 5 },
    nearlyAll: { search: 20 },
    failures: { search: 0 },
  }));

const growthOf = (samples: readonly Sample[]) => {
  const row = rowsOf(samples).find(({ what }) =>
    what.startsWith('objects after a collection grow'),
  );
  return { what: row?.what, perHour: row?.ours.median, isFlat: row && isMet(row) };
};

it('calls memory flat that only grew while caches filled', () => {
  const { what, isFlat } = growthOf(soak((minute) => 100 + Math.min(minute, 10)));
  expect(isFlat).toBe(true);
  expect(what).not.toContain('certain');
});

it('finds a leak under what comes and goes', () => {
  const { perHour, isFlat, what } = growthOf(soak((minute) => 100 + minute + (minute % 2)));
  expect(perHour).toBeCloseTo(60, 0);
  expect(isFlat).toBe(false);
  expect(what).not.toContain('certain');
});

it('says where a soak was too short to tell', () => {
  expect(growthOf(soak((minute) => 100 + 9 * (minute % 3), 12)).what).toContain('not certain');
});

it('leaves a gap where a sample has no such figure', () => {
  const [first, ...rest] = soak(() => 100);
  const { objects: _, ...others } = first?.figures ?? {};
  const samples = first ? [{ ...first, figures: others }, ...rest] : [];
  const memory = plotsOf(samples)[0]?.series.find(({ name }) => name.startsWith('objects'));
  expect(memory?.points).toHaveLength(59);
});
