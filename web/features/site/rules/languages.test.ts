import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { locales, visibleLocales } from '#contract/locales.ts';
import { menuLocales } from './languages.ts';

describe('menuLocales', () => {
  it.each<[string | null, readonly string[]]>([
    ['BE', ['nl', 'fr', 'de']],
    ['CH', ['de', 'it', 'fr', 'en']],
    ['US', ['en', 'es']],
    ['SE', locales],
    [null, locales],
  ])('[SITE-5] offers in %s %j', (country, offered) => {
    expect(menuLocales(true, country, offered[0] as Locale)).toEqual(offered);
  });

  it('[SITE-5] offers the one that is read too, so that there is a way out of it', () => {
    expect(menuLocales(true, 'NL', 'en')).toEqual(['nl', 'en']);
    expect(menuLocales(true, 'BE', 'en')).toEqual(['nl', 'fr', 'de', 'en']);
  });

  it.each(['NL', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'AU', 'NZ'])(
    '[SITE-5] hides in %s, where there is only one, from its readers',
    (country) => {
      const [only = 'en'] = visibleLocales(country);
      expect(menuLocales(true, country, only)).toEqual([]);
    },
  );

  it.each(['BE', 'NL', 'SE', null])('[SITE-5] hides in %s where the site says so', (country) => {
    expect(menuLocales(false, country, 'en')).toEqual([]);
  });
});
