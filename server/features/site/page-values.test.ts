import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { messagePriceFor } from './page-values.ts';
import { defaultSettings } from './starter.ts';

const costs = {
  NL: { costs: 56, currency: 'EUR' },
  GB: { costs: 52, currency: 'GBP' },
};

const visitor = (
  facts: Partial<Pick<Caller, 'geoipCountry' | 'chosenCountry'>>,
  site: Partial<Pick<Site, 'messageCosts'>> & { countries?: SiteSettings['countries'] } = {},
): Caller => ({
  site: {
    id: 1,
    companyId: 1,
    domain: 'duet.example',
    domainLanguage: 'en',
    settings: { ...defaultSettings, countries: site.countries ?? ['NL', 'GB'] },
    messageCosts: site.messageCosts ?? costs,
    offeredGifts: null,
    pageTitles: {},
  },
  locale: 'en',
  geoipCountry: null,
  chosenCountry: null,
  trafficsource: null,
  origin: 'http://duet.localhost',
  network: '192.0.2.1',
  device: '',
  session: null,
  staff: null,
  isLocal: false,
  ...facts,
});

const price = (caller: Caller, locale: Locale) =>
  messagePriceFor(caller, locale).replaceAll(/[\u00A0\u202F]/g, ' ');

describe('messagePrice', () => {
  it.each<[string | null, string | null, string]>([
    ['GB', null, '£0.52'],
    ['GB', 'NL', '€0.56'],
    [null, 'GB', '£0.52'],
    ['SE', null, '€0.56'],
    [null, null, '€0.56'],
    ['US', null, '€0.56'],
    ['JP', null, '€0.56'],
    // A country that the site does not serve is no choice.
    ['GB', 'US', '£0.52'],
    ['constructor', null, '€0.56'],
  ])('[SITE-11] from %j, having chosen %j: %s', (geoipCountry, chosenCountry, expected) => {
    expect(price(visitor({ geoipCountry, chosenCountry }), 'en')).toBe(expected);
  });

  it.each<[Locale, string]>([
    ['en', '€0.56'],
    ['nl', '€ 0,56'],
    ['de', '0,56 €'],
    ['fr', '0,56 €'],
    ['da', '0,56 €'],
    ['sv', '0,56 €'],
  ])('[SITE-11] is written as %s writes it: %s', (locale, expected) => {
    expect(price(visitor({ geoipCountry: 'NL' }), locale)).toBe(expected);
  });

  it('[SITE-11] is left out where the site sells nothing', () => {
    expect(price(visitor({ geoipCountry: 'NL' }, { messageCosts: {} }), 'en')).toBe('');
    expect(price(visitor({}, { countries: [], messageCosts: {} }), 'en')).toBe('');
  });
});
