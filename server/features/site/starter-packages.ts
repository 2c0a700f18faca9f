import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf } from '#contract/countries.ts';

/** The packages of a new site, by currency: so many messages, at these prices. */
const starterPrices: Readonly<Record<(typeof currencyOf)[ServedCountry], readonly number[]>> = {
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

const MESSAGES_PER_PACKAGE = [15, 40, 100] as const;

/** What a site sells in a country until its operator sets it. */
export const starterPackages = (country: ServedCountry, messageCredits: number) =>
  MESSAGES_PER_PACKAGE.map((messages, index) => ({
    credits: messages * Math.max(messageCredits, 1),
    minor: starterPrices[currencyOf[country]][index] ?? 0,
  }));
