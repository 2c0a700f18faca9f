import type { ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf, leastCharge } from '../../../../contract/countries.ts';

const WHOLE = 10_000;

/** Value added tax on electronic services, in hundredths of a percent; none is added in the US. */
export const taxOf: Readonly<Record<ServedCountry, number>> = {
  US: 0,
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  GB: 2000,
  CA: 500,
  PL: 2300,
  AU: 1000,
  NZ: 1500,
  CH: 810,
  DK: 2500,
  FI: 2550,
  NO: 2500,
  SE: 2500,
};

/** What is left of a price with a part taken off. */
export const discounted = (minor: number, bp: number | null): number =>
  Math.round((minor * (WHOLE - (bp ?? 0))) / WHOLE);

/** The same as it is asked for in a country: no discount leads below what can be charged there. */
export const askedIn = (country: ServedCountry, minor: number, bp: number | null): number =>
  Math.max(discounted(minor, bp), Math.min(minor, leastCharge[currencyOf[country]]));

/** Which part of a price is taken off. */
export const partOff = (listMinor: number, minor: number): number =>
  Math.round(((listMinor - minor) * WHOLE) / listMinor);

/** The tax inside a price that includes it. */
export const taxIn = (minor: number, bp: number): number => Math.round((minor * bp) / (WHOLE + bp));
