import { eq } from '#server/db/sql.ts';
import type { ReceiptFacts } from '#contract/billing/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { includedTax } from '../offers/prices.ts';
import type { CreditNoteFacts } from '../documents/credit-note.ts';
import { creditNoteContent } from '../documents/credit-note.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { findOwnOrder } from './policy.ts';
import type { Order, Refund } from './queries.ts';
import { readReceipt } from './read-receipt.ts';

const { refunds } = tables;

/** The day of a note: what is returned before it is paid gets its note behind the receipt. */
const noteDateOf = ({ createdAt }: Refund, { settledAt }: Order): Date =>
  settledAt && settledAt > createdAt ? settledAt : createdAt;

/** What the note of a refund tells beside the receipt that it corrects. */
export const creditNoteFacts = (
  refund: Refund,
  order: Order,
  receipt: ReceiptFacts,
): CreditNoteFacts => ({
  number: refund.noteNo ?? '',
  at: noteDateOf(refund, order).toISOString(),
  credits: refund.credits,
  minor: refund.minor,
  tax_minor: includedTax(refund.minor, order.taxBp),
  receipt,
});

/** Everything a credit note tells; there is one for each refund, and none for what a bank took. */
export const readCreditNote = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<CreditNoteFacts> => {
  const [refund] = await core.db.select().from(refunds).where(eq(refunds.id, id));
  if (!refund || refund.noteNo === null) throw new Refusal('order_not_found');
  const order = await findOwnOrder(core, caller, refund.orderId);
  return creditNoteFacts(refund, order, await readReceipt(core, caller, order.id));
};

/** The credit note as a document to keep beside the receipt that it corrects. */
export const makeCreditNoteDocument = (facts: CreditNoteFacts, locale: Locale): Promise<File> =>
  drawDocument(creditNoteContent(facts, locale), locale, `credit-note-${facts.number}.pdf`);
