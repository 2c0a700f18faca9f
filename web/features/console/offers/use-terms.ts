import { useTranslations } from 'use-intl';
import type { DiscountRow } from '#contract/console/discounts.ts';
import { currencyOf } from '#contract/countries.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useOfferNames } from './names.ts';

/** For which orders a code is, in words. */
export const useTerms = (): ((row: DiscountRow) => string) => {
  const t = useTranslations('console.discounts');
  const format = useFormatter();
  const names = useOfferNames();
  return ({
    member,
    country,
    currency,
    minimum_order_value: minimum,
    paymentmethods,
    validity,
  }) => {
    const money = currency ?? (country && currencyOf[country]);
    const limits = [
      member && t('forMember', { name: member.name }),
      country && t('inCountry', { country: names.country(country) }),
      currency && !country && t('inCurrency', { currency }),
      minimum !== null &&
        t('fromMinimum', {
          price: money ? names.price(minimum, money) : format.number(minimum / 100),
        }),
      paymentmethods &&
        t('byMethods', {
          methods: format.list(
            paymentmethods.map((method) => t(`methods.${method}`)),
            { type: 'disjunction' },
          ),
        }),
    ].filter(Boolean);
    return [limits.join(', ') || t('everyOrder'), t(`validities.${validity}`)].join('; ');
  };
};
