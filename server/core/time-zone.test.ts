import { describe, expect, it } from 'vitest';
import { servedCountries, timeZoneOf } from '#contract/countries.ts';
import { isTimeZone, zoneOf } from './time-zone.ts';

describe('time zones', () => {
  it('are those chosen, else those of the country', () => {
    expect(zoneOf('Asia/Tokyo', 'NL')).toBe('Asia/Tokyo');
    expect(zoneOf(null, 'PL')).toBe('Europe/Warsaw');
    expect(zoneOf(null, 'ZZ')).toBe('UTC');
  });

  it('exist for each country', () => {
    expect(servedCountries.filter((country) => !isTimeZone(timeZoneOf[country]))).toEqual([]);
  });
});
