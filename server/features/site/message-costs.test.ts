import { describe, expect, it } from 'vitest';
import { currencyOf, servedCountries } from '#contract/countries.ts';
import { messageCostsOf } from './message-costs.ts';
import { starterPackages } from './starter-packages.ts';

const settings = { countries: [...servedCountries], message_credits: 2 };
const sold = { country: 'NL', credits: 200, minor: 7000, active: true };

describe('messageCostsOf', () => {
  it('[SITE-12] is the price of a message in the largest package, in every country', () => {
    const costs = messageCostsOf(settings, []);
    for (const country of servedCountries) {
      const largest = starterPackages(country, 2).at(-1);
      const each = Math.round((largest?.minor ?? 0) / 100);
      expect(costs[country]).toEqual({ costs: each, currency: currencyOf[country] });
    }
  });

  it('[SITE-12] follows what is really sold', () => {
    const small = { ...sold, credits: 30, minor: 1500 };
    expect(messageCostsOf(settings, [small, sold])['NL']).toEqual({ costs: 70, currency: 'EUR' });
    const withdrawn = { ...sold, active: false };
    expect(messageCostsOf(settings, [small, withdrawn])['NL']?.costs).toBe(100);
    expect(messageCostsOf(settings, [withdrawn])).not.toHaveProperty('NL');
    expect(messageCostsOf({ ...settings, countries: ['BE'] }, [sold])).not.toHaveProperty('NL');
  });
});
