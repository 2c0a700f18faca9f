import { expect, it } from 'vitest';
import type { Core } from '../../../core/index.ts';
import { businessDay, dayOf, isBusinessDay } from './calendar.ts';
import { confirmedBy, LEAD_DAYS, nextCollection } from './days.ts';

const HOUR_MS = 3_600_000;

/** The run that comes after a moment, at 03:17. */
const nextRun = (moment: Date): Date => {
  const run = new Date(moment);
  run.setUTCHours(3, 17, 0, 0);
  return run > moment ? run : new Date(run.getTime() + 24 * HOUR_MS);
};

it('[PAY-6] the day that is announced is one that the bank can keep, whatever the hour', () => {
  const from = Date.parse('2026-03-01T00:59:59Z');
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const now = new Date(from + hour * HOUR_MS);
    const day = nextCollection({ clock: { now: () => now } } as Core);
    expect(isBusinessDay(day)).toBe(true);
    expect(businessDay(dayOf(nextRun(now)), LEAD_DAYS) <= day).toBe(true);
  }
});

it('[PAY-6] a debit is certain six business days after its day', () => {
  expect(confirmedBy('2026-11-19')).toBe('2026-11-27');
  expect(confirmedBy('2026-12-23')).toBe('2027-01-04');
});
