import type { ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf } from '../../../../contract/countries.ts';

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

/** The tax inside a price that includes it. */
export const taxIn = (minor: number, bp: number): number => Math.round((minor * bp) / (WHOLE + bp));

/** What so many of the credits of a price come to. */
export const shareOf = (minor: number, part: number, credits: number): number =>
  Math.round((minor * part) / credits);

/** The packages of a new site, by currency: so many messages, at these prices. */
const starter: Readonly<Record<(typeof currencyOf)[ServedCountry], readonly number[]>> = {
  EUR: [1499, 3499, 7499],
  USD: [1699, 3999, 8699],
  GBP: [1399, 3299, 6999],
  CAD: [2399, 5499, 11_899],
  AUD: [2699, 6199, 13_199],
  NZD: [2899, 6799, 14_599],
  CHF: [1690, 3990, 8690],
  PLN: [6599, 15_499, 33_199],
  DKK: [11_400, 26_700, 57_200],
  NOK: [17_500, 41_000, 87_900],
  SEK: [17_300, 40_400, 86_500],
};

const MESSAGES = [15, 40, 100] as const;

/** What a site sells in a country until its operator sets it. */
export const starterPackages = (country: ServedCountry, messageCredits: number) =>
  MESSAGES.map((messages, at) => ({
    credits: messages * Math.max(messageCredits, 1),
    minor: starter[currencyOf[country]][at] ?? 0,
  }));
