import { describe, expect, it } from 'vitest';
import type { TaxEvidence, TaxSource } from '#contract/billing/index.ts';
import { taxCountryOf, addPaymentEvidence } from './tax.ts';

const evidence = (named: Partial<Record<TaxSource, string>>): TaxEvidence =>
  Object.entries(named).map(([source, country]) => ({ source: source as TaxSource, country }));

describe('where an order is taxed', () => {
  it.each([
    ['all agree', { declared: 'NL', profile: 'NL', connection: 'NL', bank: 'NL' }, 'NL'],
    [
      'one agrees with what was declared',
      { declared: 'US', profile: 'US', connection: 'NL' },
      'US',
    ],
    ['the connection agrees with it', { declared: 'DE', profile: 'NL', connection: 'DE' }, 'DE'],
    ['two agree against it', { declared: 'US', profile: 'NL', connection: 'NL' }, 'NL'],
    [
      'three agree against two',
      { declared: 'US', card: 'US', connection: 'NL', phone: 'NL', profile: 'NL' },
      'NL',
    ],
    [
      'two pairs: that with the bank',
      { declared: 'US', profile: 'US', connection: 'NL', bank: 'NL' },
      'NL',
    ],
    [
      'two pairs: that with the card',
      { declared: 'US', card: 'US', connection: 'NL', profile: 'NL' },
      'US',
    ],
    ['a bank before a card', { bank: 'BE', card: 'DE' }, 'BE'],
    ['a card before a connection', { card: 'DE', connection: 'BE', profile: 'NL' }, 'DE'],
    ['a connection before a phone', { connection: 'BE', phone: 'DE' }, 'BE'],
    ['a phone before a profile', { phone: 'DE', profile: 'NL' }, 'DE'],
    ['a connection before a profile', { connection: 'BE', profile: 'NL' }, 'BE'],
    ['a profile before what was declared', { declared: 'US', profile: 'NL' }, 'NL'],
    ['a country whose tax is not known', { connection: 'JP', profile: 'NL' }, 'NL'],
    ['twice such a country', { card: 'JP', connection: 'JP', profile: 'NL' }, 'NL'],
    ['nothing but such countries', { connection: 'JP' }, 'AT'],
    ['nothing at all', {}, 'AT'],
  ] as const)('[PAY-12] %s', (_, named, country) => {
    expect(taxCountryOf(evidence(named), 'AT')).toBe(country);
    expect(taxCountryOf(evidence(named).toReversed(), 'AT')).toBe(country);
  });

  it('[PAY-12] is also told by what was paid with, once that is known', () => {
    const known = evidence({ connection: 'NL', profile: 'NL' });
    const card = { method: 'card', brand: 'visa', last4: '0016' } as const;
    const added = addPaymentEvidence(known, { ...card, country: 'DE' });
    expect(added).toEqual([...known, { source: 'card', country: 'DE' }]);
    expect(addPaymentEvidence(added, { ...card, method: 'applepay', country: 'DE' })).toEqual(
      added,
    );
    expect(addPaymentEvidence(known, { ...card, method: 'ideal', country: 'NL' })).toEqual([
      ...known,
      { source: 'bank', country: 'NL' },
    ]);
    expect(addPaymentEvidence(known, card)).toEqual(known);
    expect(addPaymentEvidence(null, { ...card, country: 'DE' })).toBeNull();
  });
});
