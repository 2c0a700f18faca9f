import type { Locale } from './locales.ts';

/** A language as a country writes it: the order of its dates, and whether its clocks go to 24. */
export const regionalTag = (locale: Locale, country: string | null): string => {
  if (country) return `${locale}-${country}`;
  // Of English alone one would think that it is American; most who read it here are in Europe.
  return locale === 'en' ? 'en-GB' : locale;
};

/** Where roads are measured in miles. */
const mileCountries: ReadonlySet<string> = new Set(['GB', 'LR', 'MM', 'US']);

const KM_PER_MILE = 1.609344;

/** Never less than it is: who is under 50 km away is under 35 miles away. */
const roundUpToMiles = (km: number): number => {
  const miles = Math.ceil(km / KM_PER_MILE);
  return miles < 10 ? miles : Math.ceil(miles / 5) * 5;
};

/** A distance as a country tells it. */
export const toLocalDistance = (
  km: number,
  country: string | null,
): { readonly value: number; readonly unit: 'kilometer' | 'mile' } =>
  country && mileCountries.has(country)
    ? { value: roundUpToMiles(km), unit: 'mile' }
    : { value: km, unit: 'kilometer' };
