import type { creditNote, BillingDocument } from '#contract/billing/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import type { Translator } from './texts.ts';
import { amountLine, ordersTranslator, documentFormats, partiesOf } from './texts.ts';

export type CreditNoteFacts = Omit<Answer<typeof creditNote>, 'paper'>;

/** A credit note, line by line: what went back, and the receipt that it corrects. */
export const creditNoteContent = (facts: CreditNoteFacts, locale: Locale): BillingDocument => {
  const { receipt, number, at, minor, tax_minor: tax } = facts;
  const { order, site_name: site } = receipt;
  const t: Translator<'orders'> = ordersTranslator(locale);
  const { money, dateOf, credits, rate } = documentFormats(order, locale, t);
  const paid = dateOf(order.settled_at ?? order.created_at);
  // Where no credits went back, what was bought has only become cheaper.
  const what =
    facts.credits > 0
      ? t('note.returned', { credits: credits(facts.credits), site })
      : t('note.reduced', { credits: credits(order.credits), site });
  return {
    site,
    title: t('note.title', { number }),
    text: t('note.corrects', { number: order.receipt_no ?? '', date: paid }),
    facts: [
      { label: t('order.number'), value: order.number },
      { label: t('order.date'), value: dateOf(at) },
    ],
    parties: partiesOf(receipt, locale, t),
    columns: { what: t('receipt.what'), amount: t('receipt.amount') },
    amounts: [
      amountLine(what, money(-(minor - tax))),
      amountLine(t('receipt.vatOf', { rate }), money(-tax)),
      amountLine(t('note.sum'), money(-minor), { strong: true }),
    ],
    closing: null,
  };
};
