import { useLocale } from 'use-intl';
import { formatPrice } from '#contract/core/money.ts';

/** Writes amounts of direct debits, which are in euros. */
export const useEuros = (): ((minor: number) => string) => {
  const locale = useLocale();
  return (minor) => formatPrice(minor, 'EUR', locale);
};
