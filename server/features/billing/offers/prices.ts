import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf, minCharge } from '#contract/countries.ts';

const FULL_BP = 10_000;

/** Value added tax on electronic services, in hundredths of a percent; none is added in the US. */
export const taxBpOf: Readonly<Record<ServedCountry, number>> = {
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

/** A price after its discount. */
export const applyDiscount = (minor: number, bp: number | null): number =>
  Math.round((minor * (FULL_BP - (bp ?? 0))) / FULL_BP);

/** The price in a country: no discount leads below what can be charged there. */
export const priceIn = (country: ServedCountry, minor: number, bp: number | null): number =>
  Math.max(applyDiscount(minor, bp), Math.min(minor, minCharge[currencyOf[country]]));

/** The discount between two prices, in hundredths of a percent. */
export const discountBpOf = (listMinor: number, minor: number): number =>
  Math.round(((listMinor - minor) * FULL_BP) / listMinor);

/** The tax inside a price that includes it. */
export const includedTax = (minor: number, bp: number): number =>
  Math.round((minor * bp) / (FULL_BP + bp));
