import { describe, expect, it } from 'vitest';
import { endOfQuietHours, hourIn, nextMomentAtHour } from './hours.ts';

const at = (moment: string) => new Date(moment);
const until = (quiet: { from: number; to: number } | null, zone: string, moment: string) =>
  endOfQuietHours(quiet, zone, at(moment)).toISOString();

const NIGHT = { from: 22, to: 7 };
const AMSTERDAM = 'Europe/Amsterdam';

describe('quiet hours', () => {
  it('let everything through where there are none', () => {
    expect(until(null, AMSTERDAM, '2026-01-10T02:13:00Z')).toBe('2026-01-10T02:13:00.000Z');
  });

  it('hold back until they end, over midnight too', () => {
    expect(until(NIGHT, AMSTERDAM, '2026-01-10T20:59:59Z')).toBe('2026-01-10T20:59:59.000Z');
    expect(until(NIGHT, AMSTERDAM, '2026-01-10T21:00:00Z')).toBe('2026-01-11T06:00:00.000Z');
    expect(until(NIGHT, AMSTERDAM, '2026-01-11T05:59:59Z')).toBe('2026-01-11T06:00:00.000Z');
    expect(until(NIGHT, AMSTERDAM, '2026-01-11T06:00:00Z')).toBe('2026-01-11T06:00:00.000Z');
    expect(until({ from: 13, to: 15 }, AMSTERDAM, '2026-01-10T12:30:00Z')).toBe(
      '2026-01-10T14:00:00.000Z',
    );
  });

  it('end by the clock of the member on days on which clocks are changed', () => {
    // From two to three at night, then from three to two.
    expect(until(NIGHT, AMSTERDAM, '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(until(NIGHT, AMSTERDAM, '2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
    // The hour at which they end is left out.
    expect(until({ from: 0, to: 2 }, AMSTERDAM, '2026-03-28T23:30:00Z')).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  it('end by clocks that are half an hour apart from ours', () => {
    expect(hourIn('Australia/Adelaide', at('2026-06-01T00:40:00Z'))).toBe(10);
    expect(until(NIGHT, 'Australia/Adelaide', '2026-06-01T18:00:00Z')).toBe(
      '2026-06-01T21:30:00.000Z',
    );
  });
});

describe('the usual hour', () => {
  it('is now, today or tomorrow', () => {
    expect(nextMomentAtHour(AMSTERDAM, 18, at('2026-01-10T17:20:00Z'))).toEqual(
      at('2026-01-10T17:20:00Z'),
    );
    expect(nextMomentAtHour(AMSTERDAM, 18, at('2026-01-10T08:20:00Z'))).toEqual(
      at('2026-01-10T17:00:00Z'),
    );
    expect(nextMomentAtHour(AMSTERDAM, 18, at('2026-01-10T18:00:00Z'))).toEqual(
      at('2026-01-11T17:00:00Z'),
    );
  });

  it('comes a day later where clocks leave it out', () => {
    expect(nextMomentAtHour(AMSTERDAM, 2, at('2026-03-28T12:00:00Z'))).toEqual(
      at('2026-03-30T00:00:00Z'),
    );
  });
});
