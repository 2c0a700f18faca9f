import { expect, it } from 'vitest';
import { isMet } from './case.ts';
import { alternate, compare, percentile, slopeOf, spreadOf } from './stats.ts';

it('takes the middle of an odd and of an even number of readings', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

it('takes ratios within a round, so that a slow moment hits both sides', () => {
  const { ratio } = compare([50, 5, 50], [100, 10, 100]);
  expect(ratio).toEqual({ median: 0.5, min: 0.5, max: 0.5 });
});

it('finds percentiles by rank', () => {
  const sorted = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([percentile(sorted, 0.5), percentile(sorted, 0.99), percentile(sorted, 1)]).toEqual([
    50, 99, 100,
  ]);
});

it('turns the order around from round to round', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const readings = await alternate({ a: side('a'), b: side('b') }, 3);
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
  expect(readings).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
});

it('holds the ratio against the goal, or our own figure where there is no baseline', () => {
  const [ours, ratio] = [spreadOf([10]), spreadOf([0.3])];
  expect(isMet({ what: '', ours, ratio, goal: { least: 0.2 } })).toBe(true);
  expect(isMet({ what: '', ours, ratio, goal: { least: 0.4 } })).toBe(false);
  expect(isMet({ what: '', ours, goal: { most: 9 } })).toBe(false);
  expect(isMet({ what: '', ours })).toBe(null);
  expect(isMet({ what: '', ours: spreadOf([NaN]), goal: { most: 9 } })).toBe(null);
});

it('finds how fast something grows, and is less certain where readings scatter or are alike', () => {
  const line = (rests: readonly number[]) =>
    slopeOf(rests.map((rest, x) => [x, 3 * x + rest] as const));
  const steady = line(Array.from({ length: 40 }, () => 0));
  expect(steady.median).toBeCloseTo(3);
  expect(steady.max - steady.min).toBeCloseTo(0);
  const scattered = line(Array.from({ length: 40 }, (_, x) => (x % 2 === 0 ? 1 : -1)));
  expect(scattered.min).toBeLessThan(3);
  expect(scattered.max).toBeGreaterThan(3);
  const alike = line(Array.from({ length: 40 }, (_, x) => (x % 20 < 10 ? 1 : -1)));
  expect(alike.max - alike.min).toBeGreaterThan(2 * (scattered.max - scattered.min));
});
