import { describe, expect, it } from 'vitest';
import type { Locale } from './locales.ts';
import {
  chooseLocale,
  defaultLocale,
  isLocale,
  localeNames,
  localeOfDomain,
  locales,
  visibleLocales,
} from './locales.ts';

describe('locales', () => {
  it('[SITE-3] are eleven, in the order of the dropdown, English by default', () => {
    expect(locales).toEqual(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'no', 'sv']);
    expect(defaultLocale).toBe('en');
  });

  it.each(locales)('[SITE-3] %s names itself in its own words', (locale) => {
    const own = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
    expect(localeNames[locale].toLocaleLowerCase(locale)).toBe(own?.toLocaleLowerCase(locale));
  });

  it.each(['EN', 'en-GB', 'e', '', 'xx', 'nb', ' en', null, undefined, 1, ['en']])(
    '[SITE-3] %j is none of them',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});

describe('visible languages', () => {
  it.each<[string, readonly Locale[]]>([
    ['US', ['en', 'es']],
    ['NL', ['nl']],
    ['BE', ['nl', 'fr', 'de']],
    ['FR', ['fr']],
    ['IT', ['it']],
    ['ES', ['es']],
    ['DE', ['de']],
    ['AT', ['de']],
    ['IE', ['en']],
    ['GB', ['en']],
    ['CA', ['en', 'fr']],
    ['PL', ['pl']],
    ['AU', ['en']],
    ['NZ', ['en']],
    ['CH', ['de', 'it', 'fr', 'en']],
  ])('[SITE-5] %s offers %j', (country, offered) => {
    expect(visibleLocales(country)).toEqual(offered);
  });

  it.each(['DK', 'FI', 'NO', 'SE', 'JP', 'us', '', null])(
    '[SITE-5] a country that is not listed (%j) offers all',
    (country) => {
      expect(visibleLocales(country)).toEqual(locales);
    },
  );
});

describe('domain language', () => {
  it.each<[string, Locale | null]>([
    ['nl', 'nl'],
    ['de-AT', 'de'],
    ['FR', 'fr'],
    ['Sv_SE', 'sv'],
    ['english', 'en'],
    ['nb-NO', null],
    ['xx', null],
    ['d', null],
    ['', null],
    [' nl', null],
  ])('[SITE-4] %j counts by its first two letters: %j', (domainLanguage, locale) => {
    expect(localeOfDomain(domainLanguage)).toBe(locale);
  });
});

describe('choice of language', () => {
  it.each<[why: string, asked: string | null, cookie: string | null, domain: string, Locale]>([
    ['what the address asks for', 'fi', 'da', 'de', 'fi'],
    ['the cookie where nothing is asked', null, 'da', 'de', 'da'],
    ['the cookie where the address asks for an unknown one', 'xx', 'da', 'de', 'da'],
    ['the cookie where the address only resembles one', 'FI', 'da', 'de', 'da'],
    ['the domain without a cookie', null, null, 'de-CH', 'de'],
    ['the domain where the address asks for an unknown one', 'xx', null, 'de', 'de'],
    ['English where the domain has an unknown one', null, null, 'xx', 'en'],
    ['English where the domain has none', null, null, '', 'en'],
    ['English, not the domain, where the cookie is unreadable', null, 'xx', 'de', 'en'],
    ['English, not the domain, where the cookie is empty', null, '', 'de', 'en'],
    ['what the address asks for, whatever the cookie', 'it', 'xx', 'de', 'it'],
  ])('[SITE-4] takes %s', (_, asked, cookie, domainLanguage, chosen) => {
    const nowhere = { country: null, accepted: ['sv'] };
    expect(chooseLocale({ requested: asked, cookie, domainLanguage, ...nowhere })).toBe(chosen);
  });

  it.each<[why: string, country: string | null, accepted: string[], domain: string, Locale]>([
    ['the site’s where the country lists it', 'CH', ['fr'], 'de', 'de'],
    ['the site’s where the country lists none', 'SE', ['sv'], 'en', 'en'],
    ['the listed one that the browser asks for', 'BE', ['en', 'fr', 'de'], 'en', 'fr'],
    ['the first listed one where the browser asks for none of them', 'BE', ['en'], 'en', 'nl'],
    ['the only listed one', 'NL', [], 'en', 'nl'],
  ])('[SITE-5] without a choice takes %s', (_, country, accepted, domainLanguage, chosen) => {
    const facts = { requested: null, domainLanguage, country, accepted };
    expect(chooseLocale({ ...facts, cookie: null })).toBe(chosen);
    // Whoever has chosen stays with it.
    expect(chooseLocale({ ...facts, cookie: 'fi' })).toBe('fi');
  });
});
