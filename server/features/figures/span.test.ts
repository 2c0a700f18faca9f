import { describe, expect, it } from 'vitest';
import { tellApart } from './hide-small.ts';
import { addDays, localTime, mondayOf } from './local-time.ts';
import { signupsApart } from './read-sources.ts';
import { pendingOf, spanOf, spanView } from './span.ts';
import { halfWithin } from './time-buckets.ts';

const AMSTERDAM = { id: 1, zone: 'Europe/Amsterdam' };
const SYDNEY = { id: 2, zone: 'Australia/Sydney' };
const now = new Date('2026-11-16T14:30:00Z');
const countedTo = new Date('2026-11-16T14:00:00Z');

const spanFor = (query: Parameters<typeof spanOf>[0], zones = [AMSTERDAM]) =>
  spanOf(query, zones, now, countedTo);

describe('[OPS-12] the time that figures are about', () => {
  it('ends today where the site is, and is compared with as many days before', () => {
    expect(spanFor({ period: '30' })).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
      before: { from: '2026-09-18', to: '2026-10-17' },
      isHourly: false,
    });
    expect(spanFor({ period: 'today' }, [SYDNEY])).toMatchObject({
      from: '2026-11-17',
      to: '2026-11-17',
      before: { from: '2026-11-16', to: '2026-11-16' },
      isHourly: true,
    });
    expect(spanFor({ period: '7', compare: 'none' }).before).toBeNull();
  });

  it('is the days that were asked for, the right way round and none of the future', () => {
    expect(spanFor({ from: '2026-11-20', to: '2026-11-10' })).toMatchObject({
      from: '2026-11-10',
      to: '2026-11-16',
    });
    expect(spanFor({ from: '2020-01-01', to: '2026-11-16' }).from).toBe('2025-11-16');
    expect(spanFor({ from: '0000-10-31', to: '2000-01-02', compare: 'year' })).toMatchObject({
      from: '2000-01-01',
      before: { from: '1999-01-01', to: '1999-01-02' },
    });
    const leap = { from: '2028-02-29', to: '2028-02-29', compare: 'year' } as const;
    const later = new Date('2028-03-05T00:00:00Z');
    expect(spanOf(leap, [AMSTERDAM], later, later).before).toEqual({
      from: '2027-02-28',
      to: '2027-02-28',
    });
  });

  it('knows how much of the last day is counted at each site', () => {
    const { sites } = spanFor({ period: '7' }, [AMSTERDAM, SYDNEY]);
    // In Sydney it is the next day already.
    expect(sites.map(({ hours }) => hours)).toEqual([15, 24]);
    expect(spanView(spanFor({ period: 'today' })).counted).toBe(15);
    expect(spanView(spanFor({ period: '7' })).counted).toBe(7);
  });

  it('knows which days and hours lack something, each in the time of its site', () => {
    const week = spanFor({ period: '7' }, [AMSTERDAM, SYDNEY]);
    const at = (time: string) => new Date(`2026-11-${time}:00:00Z`);
    expect(pendingOf(week, [])).toEqual([]);
    // In Sydney the next day begins at one o'clock of the afternoon in Greenwich.
    expect(pendingOf(week, [at('11T12')])).toEqual([1]);
    expect(pendingOf(week, [at('11T13'), at('01T13')])).toEqual([1, 2]);
    expect(pendingOf(spanFor({ period: 'today' }), [at('16T09')])).toEqual([10]);
    // Up to when the last day is counted is told beside it; an hour before that is missing all the same.
    expect(pendingOf(spanFor({ period: '7' }), [at('16T14')])).toEqual([]);
    expect(pendingOf(spanFor({ period: '7' }), [at('16T13')])).toEqual([6]);
  });

  it('tells the hour that comes twice and the one that never is', () => {
    const at = (time: string) => localTime('Europe/Amsterdam', new Date(time));
    expect(at('2026-10-25T00:00:00Z')).toEqual({ day: '2026-10-25', hour: 2 });
    expect(at('2026-10-25T01:00:00Z')).toEqual({ day: '2026-10-25', hour: 2 });
    expect(at('2026-03-29T00:00:00Z').hour).toBe(1);
    expect(at('2026-03-29T01:00:00Z').hour).toBe(3);
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(mondayOf('2026-11-15')).toBe('2026-11-09');
  });
});

describe('[OPS-12] cells of few people', () => {
  const cells = (...counts: number[]) => counts.map((count, key) => ({ key, count }));
  const shownOf = (...counts: number[]) =>
    tellApart(cells(...counts), 4).shown.map(({ key }) => key);

  it('are not told apart, nor is the only one that would be left over', () => {
    expect(shownOf(9, 5, 0)).toEqual([0, 1]);
    expect(shownOf(9, 5, 4)).toEqual([0]);
    expect(shownOf(9, 6, 3, 2)).toEqual([0, 1]);
    expect(shownOf(4)).toEqual([]);
    expect(shownOf(4, 9)).toEqual([]);
    expect(shownOf(9, 8, 7, 6, 5)).toEqual([0, 1, 2, 3]);
  });

  it('are hidden day by day, and no day loses anybody', () => {
    const row = (at: number, source: string, count: number) => ({
      measure: 'signups' as const,
      at,
      isBefore: false,
      country: '',
      source,
      package: 0,
      detail: '',
      currency: '',
      count,
      minor: 0,
    });
    const span = spanFor({ from: '2026-11-15', to: '2026-11-16' });
    const rows = [row(0, 'a', 8), row(0, 'b', 3), row(0, 'c', 2), row(1, 'a', 7), row(1, 'b', 6)];
    const { sources, other } = signupsApart(span, rows);
    expect(sources).toEqual([{ source: 'a', total: 15, now: [8, 7] }]);
    expect(other).toEqual({ total: 11, now: [5, 6] });
    // Nor do sums tell what days do not.
    expect(signupsApart(span, [...rows, row(1, 'd', 4), row(1, 'e', 8), row(0, 'e', 1)])).toEqual({
      sources: [
        { source: 'a', total: 15, now: [8, 7] },
        { source: 'e', total: 8, now: [0, 8] },
      ],
      other: { total: 16, now: [6, 10] },
    });
  });
});

it('[OPS-12] tells within which time half of it was done', () => {
  const of = (...pairs: [string, number][]) =>
    halfWithin(pairs.map(([detail, count]) => ({ detail, count })));
  expect(of()).toBeNull();
  expect(of(['10', 1], ['2', 1])).toBe(2);
  expect(of(['1440', 3], ['5', 2])).toBe(1440);
});
