import type { Paper, ReceiptFacts } from '../../../../contract/billing/index.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Site } from '../../../core/index.ts';
import type { PaperWords, Translator } from './words.ts';
import { amountLine, ordersIn, paperWords, partiesOf } from './words.ts';

/** What was bought, and what it came to. */
const paidLines = (
  { order }: ReceiptFacts,
  site: Site,
  { money, credits, percent, rate }: PaperWords,
  t: Translator<'orders'>,
): Paper['amounts'] => {
  const bought = { credits: credits(order.credits), site: site.settings.name };
  const off = order.list_minor - order.minor;
  const discount =
    order.discount_percent === null
      ? t('discount')
      : t('receipt.discount', { percent: percent(order.discount_percent) });
  return [
    amountLine(t('receipt.creditsOn', bought), money(order.list_minor)),
    ...(off > 0 ? [amountLine(discount, money(-off))] : []),
    amountLine(t('receipt.net'), money(order.minor - order.tax_minor)),
    amountLine(t('receipt.vatOf', { rate }), money(order.tax_minor)),
    amountLine(t('total'), money(order.minor), { strong: true }),
  ];
};

/** What went back, with its credit notes, and what is left. */
const backLines = (
  { order, refunds }: ReceiptFacts,
  { money, credits, dateOf, rate }: PaperWords,
  t: Translator<'orders'>,
): Paper['amounts'] => {
  if (refunds.length === 0) return [];
  const left = order.minor - order.refunded_minor - order.taken_minor;
  return [
    ...refunds.map(({ at, kind, note, minor, credits: count }) => {
      const date = dateOf(at);
      const label =
        kind === 'asked'
          ? t('receipt.refunded', { date, credits: credits(count) })
          : t('receipt.taken', { date });
      const titled = note && { id: note.id, title: t('note.title', { number: note.number }) };
      return amountLine(label, money(-minor), { note: titled });
    }),
    amountLine(t('receipt.rest'), money(left), { strong: true }),
    amountLine(t('receipt.vatOf', { rate }), money(order.kept_tax_minor)),
  ];
};

/** A receipt, line by line: what is to be told of a payment is added to its facts. */
export const receiptPaper = (facts: ReceiptFacts, site: Site, locale: Locale): Paper => {
  const { order, terms_version: terms } = facts;
  const { debit } = order;
  const t = ordersIn(locale);
  const words = paperWords(order, locale, t);
  const { dateOf, method } = words;
  return {
    site: site.settings.name,
    title: t('receipt.title', { number: order.receipt_no ?? '' }),
    text: null,
    facts: [
      { label: t('order.number'), value: order.number },
      { label: t('order.date'), value: dateOf(order.settled_at ?? order.created_at) },
      { label: t('order.paidWith'), value: method },
      ...(debit
        ? [
            { label: t('collection.day'), value: dateOf(debit.collect_on) },
            { label: t('collection.mandate'), value: debit.mandate },
            { label: t('debit.creditorId'), value: debit.creditor_id },
          ]
        : []),
      ...(terms ? [{ label: t('receipt.terms'), value: dateOf(terms) }] : []),
    ],
    parties: partiesOf(facts, locale, t),
    columns: { what: t('receipt.what'), amount: t('receipt.amount') },
    amounts: [...paidLines(facts, site, words, t), ...backLines(facts, words, t)],
    closing: t('receipt.thanks'),
  };
};
