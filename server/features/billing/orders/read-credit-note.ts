import { and, eq } from '#server/db/sql.ts';
import type { Locale } from '#contract/locales.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { includedTax } from '../offers/prices.ts';
import type { CreditNoteFacts } from '../documents/credit-note.ts';
import { creditNoteContent } from '../documents/credit-note.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { readReceipt } from './read-receipt.ts';

const { orders, refunds } = tables;

/** The day of a note: what is returned before it is paid gets its note behind the receipt. */
const noteDateOf = (
  { createdAt }: typeof refunds.$inferSelect,
  { settledAt }: typeof orders.$inferSelect,
): Date => (settledAt && settledAt > createdAt ? settledAt : createdAt);

/** Everything a credit note tells; there is one for each refund, and none for what a bank took. */
export const readCreditNote = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<CreditNoteFacts> => {
  const [found] = await core.db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), eq(orders.userId, memberOf(caller))));
  if (!found || found.refund.noteNo === null) throw new Refusal('order_not_found');
  const { refund, order } = found;
  return {
    number: found.refund.noteNo,
    at: noteDateOf(refund, order).toISOString(),
    credits: refund.credits,
    minor: refund.minor,
    tax_minor: includedTax(refund.minor, order.taxBp),
    receipt: await readReceipt(core, caller, order.id),
  };
};

/** The credit note as a document to keep beside the receipt that it corrects. */
export const makeCreditNoteDocument = (
  facts: CreditNoteFacts,
  site: Site,
  locale: Locale,
): Promise<File> =>
  drawDocument(creditNoteContent(facts, site, locale), locale, `credit-note-${facts.number}.pdf`);
