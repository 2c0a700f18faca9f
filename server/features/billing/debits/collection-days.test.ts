import { describe, expect, it } from 'vitest';
import type { Core } from '#server/core/index.ts';
import { addBusinessDays, dayOf, isBusinessDay } from './calendar.ts';
import { confirmationDay, LEAD_DAYS, nextCollectionDay, refundDay } from './collection-days.ts';

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
    const day = nextCollectionDay({ clock: { now: () => now } } as Core);
    expect(isBusinessDay(day)).toBe(true);
    expect(addBusinessDays(dayOf(nextRun(now)), LEAD_DAYS) <= day).toBe(true);
  }
});

it('[PAY-6] a debit is certain the day after the sixth on which banks work', () => {
  expect(confirmationDay('2026-11-19')).toBe('2026-11-28');
  expect(confirmationDay('2026-12-23')).toBe('2027-01-05');
});

describe('what goes back of a debit', () => {
  it('[PAY-10] leaves once no bank sends the debit back', () => {
    expect(refundDay('2026-11-19', '2026-11-17')).toBe('2026-11-28');
  });

  it('[PAY-10] leaves earlier if holidays would make it later than 14 days', () => {
    // Certain on 5 January; a transfer of 30 December arrives within the time.
    expect(refundDay('2026-12-23', '2026-12-18')).toBe('2026-12-30');
    const from = Date.parse('2026-03-01T12:00:00Z');
    for (let day = 0; day < 366; day += 1) {
      const ordered = new Date(from + day * 24 * HOUR_MS);
      const collectOn = nextCollectionDay({ clock: { now: () => ordered } } as Core);
      const asked = dayOf(new Date(ordered.getTime() + 15 * HOUR_MS));
      const last = dayOf(new Date(Date.parse(asked) + 14 * 24 * HOUR_MS));
      expect(addBusinessDays(refundDay(collectOn, asked), 1) <= last).toBe(true);
    }
  });

  it('[PAY-10] leaves never before it was collected', () => {
    expect(refundDay('2026-12-23', '2026-12-01')).toBe('2026-12-24');
  });
});
