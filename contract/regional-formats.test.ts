import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { toLocalDistance, regionalTag } from './regional-formats.ts';

const noon = new Date('2026-11-05T15:30:00Z');

const written = (...where: Parameters<typeof regionalTag>) =>
  new Intl.DateTimeFormat(regionalTag(...where), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(noon);

it('[SITE-3] dates and times are written as in the country', () => {
  expect(written('en', 'NL')).toBe('5 November 2026 at 15:30');
  expect(written('en', null)).toBe('5 November 2026 at 15:30');
  expect(written('en', 'US')).toMatch(/^November 5, 2026 at 3:30\sPM$/);
  expect(written('de', 'AT')).toContain('15:30');
  expect(written('fi', null)).toContain('15.30');
});

it('[SITE-3] distances are told in the unit of the country, and never as less than they are', () => {
  expect(toLocalDistance(25, 'NL')).toEqual({ value: 25, unit: 'kilometer' });
  expect(toLocalDistance(25, null)).toEqual({ value: 25, unit: 'kilometer' });
  const miles = limits.distanceSteps.map((km) => toLocalDistance(km, 'GB').value);
  expect(miles).toEqual([4, 7, 10, 20, 35, 50, 65, 95, 125, 190, 315]);
});
