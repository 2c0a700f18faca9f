import { createTranslator } from 'use-intl/core';
import { formatPrice } from '../../../../contract/core/money.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import type { Core, Section, Site, Tx } from '../../../core/index.ts';
import { post } from '../../../core/index.ts';
import { nameOf } from '../../accounts/index.ts';
import { receiptPaper } from '../papers/receipt.ts';
import { termsOf } from './agreed-terms.ts';
import { papersOf } from './enclosures.ts';
import { receiptOf } from './receipts.ts';
import type { Order } from './views.ts';
import { refundEnd, refundStart } from './views.ts';

/** The buyer as letters need them. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly language: Locale;
}

/** A day, or with `timeStyle` a minute, as the reader writes it. */
const writtenIn =
  (locale: Locale) =>
  (at: Date, timeStyle?: 'long'): string =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
      ...(timeStyle && { timeStyle }),
    }).format(at);

/** What was agreed, and how one gets out of it: with the form that what was agreed ends with. */
const contractSections = async (
  core: Core,
  tx: Tx,
  site: Site,
  order: Order,
  locale: Locale,
): Promise<Section[]> => {
  const t = createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });
  const dateOf = writtenIn(locale);
  const { version, blocks } = await termsOf(core, site, order, locale, tx.db);
  const form = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'heading'));
  const agreed = { time: dateOf(order.createdAt, 'long'), version: dateOf(version) };
  const until = dateOf(refundEnd(site, refundStart(order) ?? order.createdAt));
  const { support_email: support } = site.settings;
  return [
    { title: t('common.contract.agreedTitle'), paragraphs: [t('common.contract.agreed', agreed)] },
    {
      title: t('common.contract.withdrawTitle'),
      paragraphs: [t('common.contract.withdrawText', { until, support })],
      lines: form.map(({ text }) => text),
      link: {
        label: t('common.contract.withdraw'),
        path: linkTo('withdrawal', {}, { order: order.id }),
      },
    },
  ];
};

/**
 * Confirms a contract to its buyer, so that they can keep all of it: what was paid to whom, what was
 * agreed, and how to withdraw.
 */
export const tellOfReceipt = async (
  core: Core,
  tx: Tx,
  site: Site,
  { order, user }: { readonly order: Order; readonly user: Buyer },
): Promise<void> => {
  const { language: locale } = user;
  const facts = await receiptOf(core, site, order, tx.db);
  if (!facts) return;
  const paper = receiptPaper(facts, site, locale);
  const [seller] = paper.parties;
  const { credits } = order;
  const receipt = order.receiptNo ?? '';
  const until = refundEnd(site, refundStart(order) ?? order.createdAt);
  const price = formatPrice(order.minor, order.currency, locale);
  await post(core, tx, {
    to: user.email,
    member: user.id,
    locale,
    site,
    path: linkTo('transactions-id', { id: order.id }),
    letter: 'receipt',
    values: { name: await nameOf(tx, user.id), price, credits, receipt, until },
    facts: [{ label: 'receipt', value: receipt }],
    rows: [...paper.facts, ...paper.amounts].map(({ label, value }) => [label, value] as const),
    sections: [
      ...(seller ? [seller] : []),
      ...(await contractSections(core, tx, site, order, locale)),
    ],
    enclosures: papersOf(order.id, locale),
  });
};
