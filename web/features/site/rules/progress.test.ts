import fc from 'fast-check';
import { expect, it } from 'vitest';
import { progressAt } from './progress.ts';

it.each([
  [0, 0],
  [200, 0.0784],
  [2_500, 0.75],
  [5_000, 0.98],
  [60_000, 0.98],
])('[SITE-15] after %i ms the bar is at %d', (elapsed, value) => {
  expect(progressAt(elapsed)).toBeCloseTo(value, 10);
});

it('[SITE-15] only ever grows, and is never full before the page is there', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (elapsed, more) => {
      expect(progressAt(elapsed)).toBeGreaterThanOrEqual(0);
      expect(progressAt(elapsed + more)).toBeGreaterThanOrEqual(progressAt(elapsed));
      expect(progressAt(elapsed + more)).toBeLessThan(1);
    }),
  );
});
