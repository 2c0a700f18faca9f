import type { Withdrawal } from '../../../../contract/billing/index.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Fact, Site } from '../../../core/index.ts';
import { ordersIn } from '../papers/words.ts';
import type { LetterAbout } from './letter-about.ts';
import { longDate } from './long-date.ts';
import type { Order } from './views.ts';

/** With which words the buyer of an order withdraws. */
export const declarationOf = (site: Site, order: Order, locale: Locale): string => {
  const t = ordersIn(locale);
  return t('withdrawal.declare', {
    credits: t('credits', { count: order.credits }),
    site: site.settings.name,
    date: longDate(order.createdAt, locale),
    number: order.no,
  });
};

/** The words of a withdrawal, who wrote them, and when they came. */
export const declarationFacts = (
  { order, site, locale }: LetterAbout,
  { name, email }: Withdrawal,
  received: Date,
): Fact[] => [
  { label: 'declaration', value: declarationOf(site, order, locale) },
  { label: 'name', value: name },
  { label: 'email', value: email },
  { label: 'received', value: received },
  { label: 'bought', value: order.createdAt },
];

/** Where a withdrawal is acknowledged: as its writer wants, and the owner of the account hears of it. */
export const acknowledgedAt = (own: string, withdrawal: Withdrawal | undefined): string[] => {
  const isOwn = !withdrawal || withdrawal.email.toLowerCase() === own.toLowerCase();
  return isOwn ? [own] : [withdrawal.email, own];
};
