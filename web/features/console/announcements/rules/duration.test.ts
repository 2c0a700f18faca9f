import { describe, expect, it } from 'vitest';
import { durationOf, takesLonger } from './duration.ts';

describe('[OPS-13] how long an announcement takes', () => {
  it.each([
    [1, 6000, 'minutes', 1],
    [250, 6000, 'minutes', 3],
    [12_480, 6000, 'hours', 2],
    [1_000_000, 60_000, 'hours', 17],
    [100, 119, 'hours', 2],
  ])('%d people at %d an hour: %s %d', (people, perHour, unit, count) => {
    expect(durationOf(people, perHour)).toEqual({ unit, count });
  });

  it('is compared with the days that there are', () => {
    expect(takesLonger(43_200, 60, 30)).toBe(false);
    expect(takesLonger(43_201, 60, 30)).toBe(true);
  });
});
