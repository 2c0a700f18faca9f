import { describe, expect, it } from 'vitest';
import { addBusinessDays, easterOf, isBusinessDay } from './calendar.ts';

describe('business days of banks', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('[PAY-6] know Easter of %i', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('[PAY-6] leave out weekends and the six holidays of TARGET', () => {
    const closed = ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'];
    for (const day of [...closed, '2028-12-26', '2026-11-14', '2026-11-15']) {
      expect(isBusinessDay(day), day).toBe(false);
    }
    // Holidays of countries are none of TARGET.
    for (const day of ['2026-04-27', '2026-10-30', '2026-12-24', '2026-12-31', '2026-05-14']) {
      expect(isBusinessDay(day), day).toBe(true);
    }
  });

  it.each([
    ['2026-11-16', 3, '2026-11-19'],
    ['2026-11-13', 1, '2026-11-16'],
    ['2026-11-14', 3, '2026-11-18'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-12-23', 3, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-16', 0, '2026-11-16'],
  ])('[PAY-6] after %s the %i. is %s', (after, days, day) => {
    expect(addBusinessDays(after, days)).toBe(day);
  });
});
