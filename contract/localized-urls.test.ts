import { describe, expect, it } from 'vitest';
import { localizedUrl, alternateLinks, siteLocales } from './localized-urls.ts';

const site = { origin: 'https://duet.example', domainLanguage: 'de-DE', countries: ['DE', 'CH'] };

describe('the addresses of a page', () => {
  it('[LAND-4] name the language, since a page without one is in that of its reader', () => {
    expect(localizedUrl(site, '/pricing', 'de')).toBe('https://duet.example/pricing?lang=de');
    expect(localizedUrl(site, '/pricing', 'fr')).toBe('https://duet.example/pricing?lang=fr');
  });

  it('[LAND-4] are known in the languages of all countries the site serves, and in its own', () => {
    expect(siteLocales(site)).toEqual(['en', 'de', 'it', 'fr']);
    expect(siteLocales({ ...site, domainLanguage: 'pl', countries: ['NL'] })).toEqual(['nl', 'pl']);
    expect(siteLocales({ ...site, countries: ['SE'] })).toHaveLength(11);
  });

  it('[LAND-4] lead from each language to all others, and without one to that of their reader', () => {
    expect(alternateLinks({ ...site, countries: ['BE'] }, '/')).toEqual([
      { lang: 'nl', href: 'https://duet.example/?lang=nl' },
      { lang: 'de', href: 'https://duet.example/?lang=de' },
      { lang: 'fr', href: 'https://duet.example/?lang=fr' },
      { lang: 'x-default', href: 'https://duet.example/' },
    ]);
    expect(alternateLinks({ ...site, countries: ['DE'] }, '/')).toEqual([]);
  });
});
