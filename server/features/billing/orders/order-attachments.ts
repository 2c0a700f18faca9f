import { eq } from '#server/db/sql.ts';
import type { Core, MakeAttachment, AttachmentRequest } from '#server/core/index.ts';
import type { Locale } from '#contract/locales.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { makeTermsDocument } from './terms-document.ts';
import { termsOf } from './agreed-terms.ts';
import { makeReceiptDocument, findReceipt } from './receipts.ts';
import type { Order } from './queries.ts';

const { orders } = tables;

type DocumentKind = 'receipt' | 'terms';

/** What goes with the mail about an order: its receipt if there is one, and the terms that it was made under. */
export const attachmentsOf = (
  { id: of, receiptNo }: Order,
  locale: Locale,
): AttachmentRequest[] => {
  const kinds: DocumentKind[] = receiptNo === null ? ['terms'] : ['receipt', 'terms'];
  return kinds.map((kind) => ({ kind, of, locale }));
};

/** Makes the documents that go with mails about orders. */
export const makeOrderAttachment =
  (core: Core): MakeAttachment =>
  async ({ kind, of, locale }) => {
    const [order] = await core.db.select().from(orders).where(eq(orders.id, of));
    const site = order && (await siteById(core, order.siteId));
    if (!site) return null;
    if (kind === ('terms' satisfies DocumentKind)) {
      return makeTermsDocument(core, await termsOf(core, site, order, locale));
    }
    const facts = await findReceipt(core, site, order);
    return facts && makeReceiptDocument(facts, locale);
  };
