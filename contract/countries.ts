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

export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'PLN',
  'DKK',
  'NOK',
  'SEK',
] as const;

export type Currency = (typeof currencies)[number];

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

/**
 * The least that can be charged, in minor units: what Stripe publishes for a currency (such as 0.30
 * pounds or 3 kronor), and worth its half a euro with some room, because a charge is also measured in
 * the currency that the company is paid out in.
 */
export const minCharge: Readonly<Record<Currency, number>> = {
  EUR: 50,
  USD: 70,
  GBP: 50,
  CAD: 100,
  AUD: 100,
  NZD: 120,
  CHF: 60,
  PLN: 250,
  DKK: 450,
  NOK: 700,
  SEK: 700,
};

/** Where the clock of a country goes that has several: where most of its people live. */
export const timeZoneOf: Record<ServedCountry, string> = {
  US: 'America/New_York',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  PL: 'Europe/Warsaw',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  CH: 'Europe/Zurich',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
};

export function isServedCountry(value: string): value is ServedCountry {
  return (servedCountries as readonly string[]).includes(value);
}

/**
 * Where somebody pays: as they chose, else where their profile is, else where they are, as far as the
 * site serves it. It decides the money in which they are told any price.
 */
export const choosePaymentCountry = (
  countries: readonly ServedCountry[],
  user: {
    readonly payment_country: string | null;
    readonly profile: { readonly country: string };
  } | null,
  currentCountry: string | null,
): ServedCountry | undefined =>
  [user?.payment_country, user?.profile.country, currentCountry]
    .map((wanted) => countries.find((country) => country === wanted))
    .find((country) => country !== undefined) ?? countries[0];
