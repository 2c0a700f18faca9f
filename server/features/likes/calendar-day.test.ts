import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#server/core/index.ts';
import { dayIn, startOfNextDay } from './calendar-day.ts';

const at = (text: string) => new Date(text);

describe('the day where somebody lives', () => {
  it.each([
    ['Europe/Amsterdam', '2026-11-15T22:59:59Z', '2026-11-15'],
    ['Europe/Amsterdam', '2026-11-15T23:00:00Z', '2026-11-16'],
    ['America/Los_Angeles', '2026-11-15T07:59:59Z', '2026-11-14'],
    ['Pacific/Kiritimati', '2026-11-15T10:00:00Z', '2026-11-16'],
    ['UTC', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('[LIKE-3] in %s at %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, at(moment))).toBe(day);
  });

  it.each([
    ['an ordinary day', 'Europe/Amsterdam', '2026-11-15T12:00:00Z', '2026-11-15T23:00:00.000Z'],
    ['clocks go forward', 'Europe/Amsterdam', '2026-03-28T23:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['clocks go back', 'Europe/Amsterdam', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00.000Z'],
    ['in New York too', 'America/New_York', '2026-11-01T05:00:00Z', '2026-11-02T05:00:00.000Z'],
    ['no midnight at all', 'America/Santiago', '2026-09-06T02:00:00Z', '2026-09-06T04:00:00.000Z'],
    ['half an hour beside', 'Asia/Kolkata', '2026-11-15T12:00:00Z', '2026-11-15T18:30:00.000Z'],
    ['the last second', 'UTC', '2026-11-15T23:59:59.500Z', '2026-11-16T00:00:00.000Z'],
  ])('[LIKE-3] ends: %s', (_, zone, now, next) => {
    expect(startOfNextDay(zone, at(now)).toISOString()).toBe(next);
  });

  it('[LIKE-3] ends with another day of the calendar, and not a second earlier', () => {
    const zones = fc.constantFrom(
      'Europe/Lisbon',
      'Europe/Helsinki',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
    );
    const moments = fc.date({ min: at('2026-01-01'), max: at('2031-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const next = startOfNextDay(zone, now);
        expect(dayIn(zone, next) > dayIn(zone, now)).toBe(true);
        expect(dayIn(zone, new Date(next.getTime() - 1000)) <= dayIn(zone, now)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['Europe/Amsterdam', true],
    ['UTC', true],
    ['Europe/Nowhere', false],
    ['', false],
    ["'; drop table", false],
  ])('[LIKE-3] %j is a time zone: %s', (zone, known) => {
    expect(isTimeZone(zone)).toBe(known);
  });
});
