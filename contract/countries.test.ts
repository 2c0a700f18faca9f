import { describe, expect, it } from 'vitest';
import type { ServedCountry } from './countries.ts';
import { choosePaymentCountry } from './countries.ts';

const countries: readonly ServedCountry[] = ['US', 'NL', 'DE'];
const member = (chosen: string | null, country: string) => ({
  payment_country: chosen,
  profile: { country },
});

describe('payingIn', () => {
  it.each([
    ['as a member chose', member('DE', 'NL'), 'US', 'DE'],
    ['where the profile is', member(null, 'NL'), 'US', 'NL'],
    ['where the profile is, if no address is known', member(null, 'NL'), null, 'NL'],
    ['where the profile is, if the choice is not served', member('SE', 'NL'), null, 'NL'],
    ['where they are, if nothing else is served', member('SE', 'NO'), 'DE', 'DE'],
    ['where the site begins, if nothing is', member('SE', 'NO'), 'FI', 'US'],
    ['where a visitor is', null, 'DE', 'DE'],
    ['where the site begins, for a visitor from nowhere', null, null, 'US'],
  ])('[PAY-12] %s', (_, user, here, country) => {
    expect(choosePaymentCountry(countries, user, here)).toBe(country);
  });

  it('[PAY-12] nowhere on a site that serves no country', () => {
    expect(choosePaymentCountry([], null, 'DE')).toBeUndefined();
  });
});
