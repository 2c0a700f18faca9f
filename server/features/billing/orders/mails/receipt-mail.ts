import { createTranslator } from 'use-intl/core';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import { linkTo } from '#contract/routes.ts';
import type mailEn from '#messages/en/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import type { Core, Section, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import { receiptContent } from '../../documents/receipt.ts';
import { termsOf } from '../agreed-terms.ts';
import { attachmentsOf } from '../order-attachments.ts';
import type { MailContext } from './mail-context.ts';
import { formatLongDate, formatLongTime } from '../format-long-date.ts';
import { readSale } from '../receipts.ts';
import type { Order } from '../queries.ts';
import { isCreditedBeforePayment, refundPeriodStart } from '../refund-rules.ts';

/** What was asked for, as its buyer was told when they ordered: credits at once, or with the collection. */
const agreementOf = (order: Order) => {
  if (order.method !== 'directdebit') return 'agreed';
  return isCreditedBeforePayment(order) ? 'agreedDebit' : 'agreedAwaited';
};

/** What was agreed, and how one gets out of it: with the form that what was agreed ends with. */
const contractSections = async (
  core: Core,
  tx: Tx,
  { order, site, locale, timeZone }: MailContext,
  end: Date,
): Promise<Section[]> => {
  const t = createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });
  const { version, blocks } = await termsOf(core, site, order, locale, tx.db);
  const form = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'heading'));
  const agreed = {
    time: formatLongTime(order.createdAt, locale, order.country, timeZone),
    version: formatLongDate(version, locale, order.country),
  };
  const until = formatLongDate(end, locale, order.country);
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
export const contractParts = async (core: Core, tx: Tx, context: MailContext) => {
  const { order, site, locale } = context;
  const sale = await readSale(core, site, order, tx.db);
  if (!sale) throw new Error('The seller of an order is missing.');
  const { facts, amounts, parties } = receiptContent(sale, locale);
  const [seller] = parties;
  const until = refundDeadline(
    refundPeriodStart(order, sale.order.debit),
    site.settings.refund_days,
  );
  const isOver = until < core.clock.now();
  return {
    rows: [...facts, ...amounts].map(({ label, value }) => [label, value] as const),
    sections: [
      ...(seller ? [seller] : []),
      ...(isOver ? [] : await contractSections(core, tx, context, until)),
    ],
    enclosures: attachmentsOf(order, locale),
  };
};

/** Confirms a payment to its buyer, with all of the contract. */
export const mailReceipt = async (core: Core, tx: Tx, context: MailContext): Promise<void> => {
  const { order, site, common, name, money } = context;
  const receipt = order.receiptNo ?? '';
  const values = { name, price: money(order.minor), credits: order.credits, receipt };
  const mail = {
    ...common,
    ...(await contractParts(core, tx, context)),
    facts: [{ label: 'receipt', value: receipt }],
  } as const;
  // Credits that came before the money are not added now, and may be past returning.
  if (isCreditedBeforePayment(order))
    return queueMail(core, tx, { ...mail, template: 'debitReceipt', values });
  const until = refundDeadline(refundPeriodStart(order), site.settings.refund_days);
  return queueMail(core, tx, { ...mail, template: 'receipt', values: { ...values, until } });
};
