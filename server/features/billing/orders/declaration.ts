import type { Withdrawal } from '../../../../contract/billing/index.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Fact, Site } from '../../../core/index.ts';
import { ordersIn } from '../papers/words.ts';
import type { Order } from './views.ts';

/** The words of a withdrawal, who wrote them, and when they came. */
export const declarationFacts = (
  site: Site,
  order: Order,
  { name, email }: Withdrawal,
  received: Date,
  locale: Locale,
): Fact[] => {
  const t = ordersIn(locale);
  const bought = order.createdAt;
  const declaration = t('withdrawal.declare', {
    credits: t('credits', { count: order.credits }),
    site: site.settings.name,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(bought),
    number: order.no,
  });
  return [
    { label: 'declaration', value: declaration },
    { label: 'name', value: name },
    { label: 'email', value: email },
    { label: 'received', value: received },
    { label: 'bought', value: bought },
  ];
};

/** Where a withdrawal is acknowledged: as its writer wants, and the owner of the account hears of it. */
export const acknowledgedAt = (own: string, withdrawal: Withdrawal | undefined): string[] => {
  const isOwn = !withdrawal || withdrawal.email.toLowerCase() === own.toLowerCase();
  return isOwn ? [own] : [withdrawal.email, own];
};
