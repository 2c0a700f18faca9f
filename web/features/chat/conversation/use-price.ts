import { useLocale, useTranslations } from 'use-intl';
import { formatPrice } from '#web/ui/format-price.ts';
import type { PriceItem } from '#web/features/site/rules/prices.ts';
import { pricesOf } from '#web/features/site/rules/prices.ts';
import { usePayingCountry, useSite } from '#web/features/site/site-context.ts';

/** Something to send, and how many credits it costs. */
type PricedItem = readonly [what: PriceItem['what'], credits: number];

/** What things cost together, in words: in credits, and in the money in which the reader pays. */
export const usePrice = (...things: readonly PricedItem[]) => {
  const t = useTranslations('chat.composer');
  const locale = useLocale();
  const { settings } = useSite();
  const { items } = pricesOf(settings, usePayingCountry());
  const paid = things.filter(([, credits]) => credits > 0);
  const priced = paid.flatMap(([what]) => items.filter((item) => item.what === what));
  const count = paid.reduce((sum, [, credits]) => sum + credits, 0);
  const minor = priced.reduce((sum, item) => sum + item.minor, 0);
  const creditsText = t('credits', { count });
  const money = priced[0] ? formatPrice(minor, priced[0].currency, locale) : null;
  return {
    count,
    credits: creditsText,
    money,
    both: money === null ? creditsText : t('creditsMoney', { credits: creditsText, price: money }),
  };
};
