import { useLocale, useTranslations } from 'use-intl';
import { brandName } from '#contract/billing/brands.ts';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { paymentBrands } from '#contract/billing/enums.ts';
import type { OrderRow } from '#contract/console/order-views.ts';
import { formatPrice } from '#contract/core/money.ts';

/** How amounts, ways to pay and countries are written. */
export const useOrderTexts = () => {
  const t = useTranslations('console.orders');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const methodName = (method: PaymentMethod): string =>
    method === 'card' || method === 'directdebit' ? t(`methods.${method}`) : paymentBrands[method];
  return {
    methodName,
    money: (minor: number, { currency }: { readonly currency: string }) =>
      formatPrice(minor, currency, locale),
    country: (code: string) => regions.of(code) ?? code,
    percent: (part: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(part),
    /** Never more of a card or an account than its last digits. */
    paidWith: ({ method, paid_with: paid }: Pick<OrderRow, 'method' | 'paid_with'>): string => {
      if (!paid?.last4) return methodName(paid?.method ?? method);
      const brand = method === 'card' && paid.brand ? brandName(paid.brand) : methodName(method);
      return t('ending', { brand, digits: paid.last4.slice(-4) });
    },
  };
};
