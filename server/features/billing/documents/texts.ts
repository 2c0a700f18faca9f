import { createTranslator } from 'use-intl/core';
import { brandName } from '#contract/billing/brands.ts';
import type { OrderView, BillingDocument, ReceiptFacts } from '#contract/billing/index.ts';
import { formatPrice } from '#contract/core/money.ts';
import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import type ordersEn from '#messages/en/orders.ts';
import { ordersMessages } from '#messages/orders.ts';
import { accountLabel } from '../debits/bank-accounts.ts';

interface Messages {
  readonly orders: typeof ordersEn;
}

/** Says texts of a catalogue that pages show as well. */
export type Translator<Name extends keyof Messages> = ReturnType<
  typeof createTranslator<Messages, Name>
>;

export const ordersTranslator = (locale: Locale): Translator<'orders'> => {
  const messages: Messages = { orders: ordersMessages[locale] as typeof ordersEn };
  return createTranslator({ locale, messages, namespace: 'orders' });
};

/** Amounts, dates and names as the reader of a paper writes them. */
export const documentFormats = (order: OrderView, locale: Locale, t: Translator<'orders'>) => {
  const percent = (part: number, digits: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(part);
  const { method, paid_with: paidWith } = order;
  const name = t(`method.${method}`);
  const brand = paidWith?.brand ? brandName(paidWith.brand) : name;
  const account = method === 'directdebit' ? accountLabel(paidWith) : '';
  const methodOf = () => {
    if (account) return `${name}, ${account}`;
    return paidWith?.last4 ? t('ending', { brand, digits: paidWith.last4 }) : name;
  };
  return {
    money: (minor: number) => formatPrice(minor, order.currency, locale),
    dateOf: (at: string) =>
      new Intl.DateTimeFormat(regionalTag(locale, order.country), {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(at)),
    credits: (count: number) => t('credits', { count }),
    percent: (value: number) => percent(value / 100, 1),
    rate: percent(order.tax_bp / 10_000, 2),
    method: methodOf(),
  };
};

export type DocumentFormats = ReturnType<typeof documentFormats>;

/** Seller and buyer, as they stand on every paper. */
export const partiesOf = (
  { seller, buyer }: Pick<ReceiptFacts, 'seller' | 'buyer'>,
  locale: Locale,
  t: Translator<'orders'>,
): BillingDocument['parties'] => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(seller.country);
  const { vat_number: tax } = seller;
  return [
    {
      title: t('receipt.seller'),
      lines: [
        seller.name,
        seller.address,
        `${seller.city}, ${country}`,
        `${t('receipt.kvk')}: ${seller.kvk}`,
        ...(tax === null ? [] : [`${t('receipt.vat')}: ${tax}`]),
      ],
    },
    { title: t('receipt.buyer'), lines: [buyer.name, buyer.email] },
  ];
};

/** A line of the amounts; most have no paper of their own. */
export const amountLine = (
  label: string,
  value: string,
  more: Partial<Pick<BillingDocument['amounts'][number], 'note' | 'strong'>> = {},
): BillingDocument['amounts'][number] => ({ label, value, note: null, strong: false, ...more });
