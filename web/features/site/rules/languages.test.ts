import { describe, expect, it } from 'vitest';
import { locales } from '../../../../contract/locales.ts';
import { menuLocales } from './languages.ts';

describe('menuLocales', () => {
  it.each<[string | null, readonly string[]]>([
    ['BE', ['nl', 'fr', 'de']],
    ['CH', ['de', 'it', 'fr', 'en']],
    ['US', ['en', 'es']],
    ['SE', locales],
    [null, locales],
  ])('[SITE-5] offers in %s %j', (country, offered) => {
    expect(menuLocales(true, country)).toEqual(offered);
  });

  it.each(['NL', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'AU', 'NZ'])(
    '[SITE-5] hides in %s, where there is only one',
    (country) => {
      expect(menuLocales(true, country)).toEqual([]);
    },
  );

  it.each(['BE', 'NL', 'SE', null])('[SITE-5] hides in %s where the site says so', (country) => {
    expect(menuLocales(false, country)).toEqual([]);
  });
});
