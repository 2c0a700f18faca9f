import type { BillingDocument, ReceiptFacts } from '#contract/billing/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { DocumentFormats, Translator } from './texts.ts';
import { amountLine, ordersTranslator, documentFormats, partiesOf } from './texts.ts';

/** What was bought, and what it came to. */
const boughtLines = (
  { order, site_name: site }: ReceiptFacts,
  { money, credits, percent, rate }: DocumentFormats,
  t: Translator<'orders'>,
): BillingDocument['amounts'] => {
  const bought = { credits: credits(order.credits), site };
  const discountMinor = order.list_minor - order.minor;
  const discount =
    order.discount_percent === null
      ? t('discount')
      : t('receipt.discount', { percent: percent(order.discount_percent) });
  return [
    amountLine(t('receipt.creditsOn', bought), money(order.list_minor)),
    ...(discountMinor > 0 ? [amountLine(discount, money(-discountMinor))] : []),
    amountLine(t('receipt.net'), money(order.minor - order.tax_minor)),
    amountLine(t('receipt.vatOf', { rate }), money(order.tax_minor)),
    amountLine(t('total'), money(order.minor), { strong: true }),
  ];
};

/** What went back, with its credit notes, and what is left. */
const refundLines = (
  { order, refunds }: ReceiptFacts,
  { money, credits, dateOf, rate }: DocumentFormats,
  t: Translator<'orders'>,
): BillingDocument['amounts'] => {
  if (refunds.length === 0) return [];
  const left = order.minor - order.refunded_minor - order.taken_minor;
  return [
    ...refunds.map(({ at, kind, note, minor, credits: count }) => {
      const date = dateOf(at);
      const refunded =
        count > 0
          ? t('receipt.refunded', { date, credits: credits(count) })
          : t('receipt.reduced', { date });
      const label = kind === 'asked' ? refunded : t('receipt.taken', { date });
      const titled = note && { id: note.id, title: t('note.title', { number: note.number }) };
      return amountLine(label, money(-minor), { note: titled });
    }),
    amountLine(t('receipt.rest'), money(left), { strong: true }),
    amountLine(t('receipt.vatOf', { rate }), money(order.kept_tax_minor)),
  ];
};

/** A receipt, line by line: what is to be told of a payment is added to its facts. */
export const receiptContent = (facts: ReceiptFacts, locale: Locale): BillingDocument => {
  const { order, terms_version: terms } = facts;
  const { debit } = order;
  const t = ordersTranslator(locale);
  const formats = documentFormats(order, locale, t);
  const { dateOf, method } = formats;
  return {
    site: facts.site_name,
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
    amounts: [...boughtLines(facts, formats, t), ...refundLines(facts, formats, t)],
    closing: t('receipt.thanks'),
  };
};
