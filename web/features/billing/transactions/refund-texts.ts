import { useLocale, useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import { formatPrice } from '#web/ui/format-price.ts';

export type Refundable = NonNullable<OrderView['refundable']>;

/** What goes back: how many credits, and how much money. */
export const useRefundAmounts = (order: OrderView, { credits, minor }: Refundable) => {
  const t = useTranslations('orders');
  const locale = useLocale();
  return {
    credits: t('credits', { count: credits }),
    price: formatPrice(minor, order.currency, locale),
  };
};

/** What becomes of the money. */
export const useRefundText = (order: OrderView, refundable: Refundable): string => {
  const t = useTranslations('orders');
  const amounts = useRefundAmounts(order, refundable);
  const { money } = refundable;
  if (money === 'sent_back') return t('refund.explain', amounts);
  return t(`collection.${money === 'not_collected' ? 'refundDropped' : 'refundLater'}`, amounts);
};
