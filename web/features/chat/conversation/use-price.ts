import { useLocale, useTranslations } from 'use-intl';
import { formatPrice } from '../../../ui/format-price.ts';
import type { PriceItem } from '../../site/rules/prices.ts';
import { pricesOf } from '../../site/rules/prices.ts';
import { usePayingCountry, useSite } from '../../site/site-context.ts';

/** What a number of credits costs, in words: in credits, and in the money in which the reader pays. */
export const usePrice = (what: PriceItem['what'], credits: number) => {
  const t = useTranslations('chat.composer');
  const locale = useLocale();
  const { settings } = useSite();
  const item = pricesOf(settings, usePayingCountry()).items.find((one) => one.what === what);
  const words = t('credits', { count: credits });
  const money = item && credits > 0 ? formatPrice(item.minor, item.currency, locale) : null;
  return {
    credits: words,
    money,
    both: money === null ? words : t('creditsMoney', { credits: words, price: money }),
  };
};
