import { expect, it } from 'vitest';
import { addTime, systemClock } from './clock.ts';

const noon = new Date('2026-02-28T12:00:00.500Z');

it.each([
  [{}, '2026-02-28T12:00:00.500Z'],
  [{ seconds: 90 }, '2026-02-28T12:01:30.500Z'],
  [{ hours: 24 }, '2026-03-01T12:00:00.500Z'],
  [{ days: 365 }, '2027-02-28T12:00:00.500Z'],
  [{ days: 1, hours: 1, seconds: 1 }, '2026-03-01T13:00:01.500Z'],
  [{ days: -1 }, '2026-02-27T12:00:00.500Z'],
])('later by %j', (by, moment) => {
  expect(addTime(noon, by).toISOString()).toBe(moment);
  expect(noon.toISOString()).toBe('2026-02-28T12:00:00.500Z');
});

it('the clock of the system tells the present', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1_000);
});
