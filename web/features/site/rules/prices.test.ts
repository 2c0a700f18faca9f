import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServedCountry } from '#contract/countries.ts';
import { pricesOf } from './prices.ts';

const settings = {
  countries: ['NL', 'GB'] satisfies ServedCountry[],
  minimum_message_costs: {
    NL: { costs: 56, currency: 'EUR' },
    GB: { costs: 52, currency: 'GBP' },
    SE: { costs: 649, currency: 'SEK' },
  },
  message_credits: 2,
  photo_credits: 4,
  gift_credits: 6,
};

describe('pricesOf', () => {
  it('[SITE-12] prices messages, photos and gifts in the money of the country', () => {
    expect(pricesOf(settings, 'GB')).toEqual({
      country: 'GB',
      items: [
        { what: 'message', credits: 2, minor: 52, currency: 'GBP' },
        { what: 'photo', credits: 4, minor: 104, currency: 'GBP' },
        { what: 'gift', credits: 6, minor: 156, currency: 'GBP' },
      ],
    });
  });

  it.each([
    ['NL', 'NL', 'EUR'],
    ['GB', 'GB', 'GBP'],
    ['SE', 'SE', 'SEK'],
    ['US', 'NL', 'EUR'],
    ['', 'NL', 'EUR'],
    [null, 'NL', 'EUR'],
  ])('[SITE-12] a visitor from %j sees the prices of %s in %s', (visited, country, currency) => {
    const prices = pricesOf(settings, visited);
    expect(prices.country).toBe(country);
    expect(new Set(prices.items.map((item) => item.currency))).toEqual(new Set([currency]));
  });

  it('[SITE-12] has none where the site has set none', () => {
    expect(pricesOf({ ...settings, minimum_message_costs: {} }, 'NL')).toEqual({
      country: 'NL',
      items: [],
    });
    expect(pricesOf({ ...settings, countries: [], minimum_message_costs: {} }, null)).toEqual({
      country: '',
      items: [],
    });
  });

  it('[SITE-12] rounds up', () => {
    const minors = pricesOf({ ...settings, message_credits: 3, photo_credits: 1 }, 'NL').items;
    expect(minors.map(({ minor }) => minor)).toEqual([56, 19, 112]);
  });

  it('[SITE-12] what costs no credits costs nothing', () => {
    const free = { ...settings, message_credits: 0, photo_credits: 0, gift_credits: 0 };
    expect(pricesOf(free, 'NL').items.map(({ minor }) => minor)).toEqual([0, 0, 0]);
  });

  it('[SITE-12] names whole amounts that are never lower than what is paid', () => {
    const credits = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(fc.nat(100_000), credits, credits, credits, (costs, message, photo, gift) => {
        const { items } = pricesOf(
          {
            countries: ['NL'],
            minimum_message_costs: { NL: { costs, currency: 'EUR' } },
            message_credits: message,
            photo_credits: photo,
            gift_credits: gift,
          },
          'NL',
        );
        expect(items[0]?.minor).toBe(costs);
        for (const item of items) {
          expect(Number.isInteger(item.minor)).toBe(true);
          expect(item.minor * message).toBeGreaterThanOrEqual(costs * item.credits);
          expect((item.minor - 1) * message).toBeLessThan(costs * item.credits);
        }
      }),
    );
  });
});
