import { expect, it } from 'vitest';
import { rowTimeFormatOf } from './row-time-format.ts';

const now = new Date('2026-05-01T00:30:00Z');

it.each([
  ['2026-05-01T00:10:00Z', 'UTC', 'time'],
  ['2026-04-30T23:50:00Z', 'UTC', 'yesterday'],
  ['2026-04-30T23:50:00Z', 'Europe/Amsterdam', 'time'],
  ['2026-05-01T00:10:00Z', 'America/New_York', 'time'],
  ['2026-04-25T12:00:00Z', 'UTC', 'weekday'],
  ['2026-04-24T12:00:00Z', 'UTC', 'day'],
  ['2025-04-24T12:00:00Z', 'UTC', 'date'],
  // A clock that is ahead.
  ['2026-05-01T00:31:00Z', 'UTC', 'time'],
] as const)('[CHAT-1] %s in %s is told by its %s', (at, zone, expected) => {
  expect(rowTimeFormatOf(new Date(at), now, zone)).toBe(expected);
});
