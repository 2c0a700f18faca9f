export const servedCountries = [
  'US',
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'GB',
  'CA',
  'PL',
  'AU',
  'NZ',
  'CH',
  'DK',
  'FI',
  'NO',
  'SE',
] as const;

export type ServedCountry = (typeof servedCountries)[number];

export type Currency =
  | 'EUR'
  | 'USD'
  | 'GBP'
  | 'CAD'
  | 'AUD'
  | 'NZD'
  | 'CHF'
  | 'PLN'
  | 'DKK'
  | 'NOK'
  | 'SEK';

export const currencyOf: Record<ServedCountry, Currency> = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  DK: 'DKK',
  FI: 'EUR',
  NO: 'NOK',
  SE: 'SEK',
};

export function isServedCountry(value: string): value is ServedCountry {
  return (servedCountries as readonly string[]).includes(value);
}
