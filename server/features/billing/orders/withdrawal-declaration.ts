import type { Withdrawal } from '#contract/billing/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { Fact, Site } from '#server/core/index.ts';
import { ordersTranslator } from '../documents/texts.ts';
import type { MailContext } from './mails/mail-context.ts';
import { formatLongDate } from './format-long-date.ts';
import type { Order } from './queries.ts';

/** With which words the buyer of an order withdraws. */
export const declarationOf = (site: Site, order: Order, locale: Locale): string => {
  const t = ordersTranslator(locale);
  return t('withdrawal.declare', {
    credits: t('credits', { count: order.credits }),
    site: site.settings.name,
    date: formatLongDate(order.createdAt, locale, order.country),
    number: order.no,
  });
};

/** The words of a withdrawal, who wrote them, and when they came. */
export const declarationFacts = (
  { order, site, locale }: MailContext,
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
export const acknowledgementAddresses = (
  accountEmail: string,
  withdrawal: Withdrawal | undefined,
): string[] => {
  const isOwn = !withdrawal || withdrawal.email.toLowerCase() === accountEmail.toLowerCase();
  return isOwn ? [accountEmail] : [withdrawal.email, accountEmail];
};
