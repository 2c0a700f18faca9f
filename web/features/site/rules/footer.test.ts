import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import type { FooterFacts } from './footer.ts';
import { toDialable, footerParts, isUsFooter, showsAddress } from './footer.ts';

const visitor: FooterFacts = {
  locale: 'nl',
  country: 'NL',
  hasTrafficsource: false,
  signedIn: false,
  isIndex: true,
  installed: false,
};

describe('US footer', () => {
  it('[SITE-9] is for English in the United States', () => {
    expect(isUsFooter('en', 'US')).toBe(true);
  });

  it.each(['GB', 'NL', 'us', '', null])('[SITE-9] is not for English in %j', (country) => {
    expect(isUsFooter('en', country)).toBe(false);
  });

  it.each(locales.filter((locale) => locale !== 'en'))(
    '[SITE-9] is not for %s in the United States',
    (locale) => {
      expect(isUsFooter(locale, 'US')).toBe(false);
    },
  );
});

describe('footerParts', () => {
  it.each<[string, Partial<FooterFacts>, boolean]>([
    ['shows them to a visitor', {}, true],
    ['shows them to an English reader elsewhere', { locale: 'en', country: 'GB' }, true],
    ['shows them to a Spanish reader in the US', { locale: 'es', country: 'US' }, true],
    ['shows them where the country is unknown', { locale: 'en', country: null }, true],
    ['hides them in the US footer', { locale: 'en', country: 'US' }, false],
    ['hides them from those with a traffic source', { hasTrafficsource: true }, false],
    ['hides them for both reasons', { locale: 'en', country: 'US', hasTrafficsource: true }, false],
  ])('[SITE-9] payment icons and company block: %s', (_, facts, company) => {
    expect(footerParts({ ...visitor, ...facts }).company).toBe(company);
  });

  it.each([
    [false, true, false, false],
    [false, false, false, false],
    [true, true, false, false],
    [true, false, false, true],
    [false, true, true, true],
    [false, false, true, true],
    [true, true, true, true],
    [true, false, true, true],
  ])(
    '[SITE-9] signed in: %j, index: %j, installed: %j → compact: %j',
    (signedIn, isIndex, installed, compact) => {
      const parts = footerParts({ ...visitor, signedIn, isIndex, installed });
      expect(parts.compact).toBe(compact);
    },
  );

  it('[SITE-9] says which footer it is', () => {
    expect(footerParts(visitor).us).toBe(false);
    expect(footerParts({ ...visitor, locale: 'en', country: 'US' }).us).toBe(true);
  });
});

describe('dialable', () => {
  it.each([
    ['+00 000 00 00', '+000000000'],
    ['000-000-0000', '0000000000'],
    ['0-0 - 0', '000'],
    ['00\u00A000\t00', '000000'],
    ['+000', '+000'],
    ['', ''],
  ])('[SITE-9] writes %j as %s', (phone, dialled) => {
    expect(toDialable(phone)).toBe(dialled);
  });
});

describe('showsAddress', () => {
  it.each([
    [0, false],
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, true],
    [7, false],
    [15, false],
  ])('[SITE-9] company %i: %j', (id, shown) => {
    expect(showsAddress(id)).toBe(shown);
  });
});
