import { createTranslator } from 'use-intl/core';
import { refundEnd } from '../../../../contract/billing/refund-end.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import type { Core, Section, Tx } from '../../../core/index.ts';
import { queueMail } from '../../../core/index.ts';
import { receiptPaper } from '../papers/receipt.ts';
import { termsOf } from './agreed-terms.ts';
import { papersOf } from './enclosures.ts';
import type { LetterAbout } from './letter-about.ts';
import { longDate } from './long-date.ts';
import { saleOf } from './receipts.ts';
import type { Order } from './views.ts';
import { isCreditedFirst, refundStart } from './views.ts';

/** What was asked for, as its buyer was told when they ordered: credits at once, or with the collection. */
const agreementOf = (order: Order) => {
  if (order.method !== 'directdebit') return 'agreed';
  return isCreditedFirst(order) ? 'agreedDebit' : 'agreedAwaited';
};

/** What was agreed, and how one gets out of it: with the form that what was agreed ends with. */
const contractSections = async (
  core: Core,
  tx: Tx,
  { order, site, locale }: LetterAbout,
  end: Date,
): Promise<Section[]> => {
  const t = createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });
  const { version, blocks } = await termsOf(core, site, order, locale, tx.db);
  const form = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'heading'));
  const agreed = {
    time: longDate(order.createdAt, locale, 'long'),
    version: longDate(version, locale),
  };
  const until = longDate(end, locale);
  const { support_email: support } = site.settings;
  return [
    {
      title: t('common.contract.agreedTitle'),
      paragraphs: [t(`common.contract.${agreementOf(order)}`, agreed)],
    },
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
 * What a buyer has to keep of a contract: what was bought from whom, what was agreed, and how to withdraw
 * as long as one can.
 */
export const contractParts = async (core: Core, tx: Tx, about: LetterAbout) => {
  const { order, site, locale } = about;
  const sale = await saleOf(core, site, order, tx.db);
  if (!sale) throw new Error('The seller of an order is missing.');
  const { facts, amounts, parties } = receiptPaper(sale, site, locale);
  const [seller] = parties;
  const until = refundEnd(refundStart(order, sale.order.debit), site.settings.refund_days);
  const isOver = until < core.clock.now();
  return {
    rows: [...facts, ...amounts].map(({ label, value }) => [label, value] as const),
    sections: [
      ...(seller ? [seller] : []),
      ...(isOver ? [] : await contractSections(core, tx, about, until)),
    ],
    enclosures: papersOf(order, locale),
  };
};

/** Confirms a payment to its buyer, with all of the contract. */
export const tellOfReceipt = async (core: Core, tx: Tx, about: LetterAbout): Promise<void> => {
  const { order, site, common, name, money } = about;
  const receipt = order.receiptNo ?? '';
  const values = { name, price: money(order.minor), credits: order.credits, receipt };
  const letter = {
    ...common,
    ...(await contractParts(core, tx, about)),
    facts: [{ label: 'receipt', value: receipt }],
  } as const;
  // Credits that came before the money are not added now, and may be past returning.
  if (isCreditedFirst(order))
    return queueMail(core, tx, { ...letter, letter: 'debitReceipt', values });
  const until = refundEnd(refundStart(order), site.settings.refund_days);
  return queueMail(core, tx, { ...letter, letter: 'receipt', values: { ...values, until } });
};
