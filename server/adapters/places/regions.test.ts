import { describe, expect, it } from 'vitest';
import { servedCountries } from '#contract/countries.ts';
import { regionsOf } from './index.ts';

describe('regions', () => {
  it.each(servedCountries)(
    'has unique codes and names in %s, each code under its country',
    (country) => {
      const regions = regionsOf(country);
      expect(regions.length).toBeGreaterThan(0);
      expect(new Set(regions.map((region) => region.code)).size).toBe(regions.length);
      expect(new Set(regions.map((region) => region.name)).size).toBe(regions.length);
      for (const { code } of regions) expect(code.startsWith(`${country}.`)).toBe(true);
    },
  );

  it.each([
    ['NL.07', 'Noord-Holland'],
    ['BE.BRU', 'Brussel / Bruxelles'],
    ['DE.02', 'Bayern'],
    ['ES.51', 'Andalucía'],
    ['FR.11', 'Île-de-France'],
    ['IT.09', 'Lombardia'],
    ['PL.83', 'Śląskie'],
    ['FI.01', 'Uusimaa'],
    ['SE.27', 'Skåne'],
    ['DK.19', 'Nordjylland'],
    ['AT.09', 'Wien'],
    ['CH.ZH', 'Zürich'],
    ['CA.10', 'Québec'],
  ])('names %s %s', (code, name) => {
    expect(regionsOf(code.slice(0, 2))).toContainEqual({ code, name });
  });

  it("sorts by the country's own alphabet", () => {
    expect(regionsOf('SE').at(-1)?.name).toBe('Östergötland');
    expect(regionsOf('AT').map((region) => region.name)).toEqual([
      'Burgenland',
      'Kärnten',
      'Niederösterreich',
      'Oberösterreich',
      'Salzburg',
      'Steiermark',
      'Tirol',
      'Vorarlberg',
      'Wien',
    ]);
  });

  it('has none for a country that is not served', () => {
    expect(regionsOf('JP')).toEqual([]);
    expect(regionsOf('constructor')).toEqual([]);
  });
});
