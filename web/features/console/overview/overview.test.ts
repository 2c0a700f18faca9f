import { describe, expect, it } from 'vitest';
import { changeOf, directionOf, pointsBetween, shareOf } from './change.ts';
import { changedSearch } from '../changed-search.ts';
import { firstNeeds, isDueSoon } from './needs.ts';
import { listPath, queryOf } from './overview-query.ts';
import { softPath, sparkPoints, unbroken } from './spark-path.ts';
import { stacked } from './stacked.ts';

describe('[OPS-12] the overview', () => {
  it('reads its period from the address and leaves out what makes no sense', () => {
    expect(queryOf(new URLSearchParams())).toEqual({ period: '30', compare: 'previous' });
    expect(
      queryOf(new URLSearchParams('site=2&from=2026-11-01&to=2026-11-09&compare=year')),
    ).toEqual({ site: '2', period: '30', from: '2026-11-01', to: '2026-11-09', compare: 'year' });
    expect(queryOf(new URLSearchParams('site=x&period=8&from=2026-11-01&compare=no'))).toEqual({
      period: '30',
      compare: 'previous',
    });
    const next = changedSearch(new URLSearchParams('site=2&from=2026-11-01'), {
      period: '7',
      from: null,
    });
    expect(String(next)).toBe('site=2&period=7');
    expect(listPath('/console/orders', '2', { view: 'paid' })).toBe(
      '/console/orders?site=2&view=paid',
    );
    expect(listPath('/console/cases', undefined)).toBe('/console/cases');
  });

  it('puts what is late first, as many as there are keys', () => {
    const needs = [false, true, false, true, false, false, false, false].map((isLate, id) => ({
      id,
      isLate,
    }));
    expect(firstNeeds(needs).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4, 5, 6]);
    const now = Date.parse('2026-11-09T12:00:00Z');
    expect(isDueSoon('2026-11-11T12:00:00Z', now)).toBe(true);
    expect(isDueSoon('2026-11-11T12:00:01Z', now)).toBe(false);
    expect(isDueSoon(null, now)).toBe(false);
  });

  it('tells a change only where there was something before', () => {
    expect(changeOf(12, 10)).toEqual({ value: 0.2, unit: 'percent' });
    expect(changeOf(12, 0)).toBeNull();
    expect(changeOf(12, null)).toBeNull();
    expect(shareOf(1, 0)).toBeNull();
    expect(pointsBetween(0.5, 0.25)).toEqual({ value: 25, unit: 'points' });
    expect(pointsBetween(null, 0.25)).toBeNull();
    expect(directionOf({ value: -0.2, unit: 'percent' })).toBe('down');
    expect(directionOf({ value: 0.01, unit: 'points' })).toBe('same');
  });

  it('draws lines that begin at zero, and layers on top of each other', () => {
    expect(sparkPoints([0, 10], 10)).toEqual([
      [3, 23],
      [73, 3],
    ]);
    expect(sparkPoints([0, 0], 0).map(([, y]) => y)).toEqual([23, 23]);
    expect(softPath([])).toBe('');
    expect(unbroken(['a', 'b', 'c', 'd', 'e'], [0, 2, 3])).toEqual([['b'], ['e']]);
    expect(unbroken(['a', 'b', 'c'], [])).toEqual([['a', 'b', 'c']]);
    expect(unbroken(['a'], [0])).toEqual([]);
    expect(
      stacked([
        { name: 'a', colour: 1, values: [1, 2] },
        { name: 'b', colour: 2, values: [3, null] },
      ]),
    ).toEqual([
      [1, 2],
      [4, null],
    ]);
  });
});
