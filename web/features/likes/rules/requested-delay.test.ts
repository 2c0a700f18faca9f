import { expect, it } from 'vitest';
import { requestedDelay } from './requested-delay.ts';

it.each([
  ['?t=0', 0],
  ['?a=1&t=15', 15_000],
  ['?t=3600', 3_600_000],
  ['?t=3601', null],
  ['?t=99999999999', null],
  ['?t=-1', null],
  ['?t=soon', null],
  ['?t=', null],
  ['', null],
])('[LIKE-6] %j asks for a like after %s ms', (search, delay) => {
  expect(requestedDelay(search)).toBe(delay);
});
