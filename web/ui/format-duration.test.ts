import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test('writes hours, minutes and seconds with two digits each', () => {
  expect(formatDuration(9667)).toBe('02:41:07');
  expect(formatDuration(59)).toBe('00:00:59');
  expect(formatDuration(3600)).toBe('01:00:00');
  expect(formatDuration(360_000)).toBe('100:00:00');
});

test('never shows zero before the end nor anything below it', () => {
  expect(formatDuration(0.2)).toBe('00:00:01');
  expect(formatDuration(0)).toBe('00:00:00');
  expect(formatDuration(-5)).toBe('00:00:00');
});
