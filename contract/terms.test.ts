import { expect, it } from 'vitest';
import { termsVersion } from './terms.ts';

it.each([
  ['1970-01-01T00:00:00.000Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T11:59:59.999Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:00.000Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:00.001Z', '2023-12-01T12:00:00.001Z'],
  ['2025-06-30T08:15:00.000Z', '2025-06-30T08:15:00.000Z'],
])('[SITE-9] for a company added at %s the terms are of %s', (added, version) => {
  expect(termsVersion(new Date(added)).toISOString()).toBe(version);
});
