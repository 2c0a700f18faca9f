import { useLocale } from 'use-intl';
import { formatPrice } from '#contract/core/money.ts';

/** Names of countries, and prices, in the reader's language. */
export const useOfferNames = () => {
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    country: (code: string): string => regions.of(code) ?? code,
    price: (minor: number, currency: string): string => formatPrice(minor, currency, locale),
  };
};
