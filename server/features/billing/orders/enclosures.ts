import { eq } from '../../../db/sql.ts';
import type { Core, MakeAttachment, AttachmentRequest } from '../../../core/index.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { tables } from '../../../db/index.ts';
import { siteById } from '../../site/index.ts';
import { termsDocument } from '../papers/terms.ts';
import { termsOf } from './agreed-terms.ts';
import { receiptDocument, receiptOf } from './receipts.ts';
import type { Order } from './views.ts';

const { orders } = tables;

type Kind = 'receipt' | 'terms';

/** What goes with the letter about an order: its receipt if there is one, and the terms that it was made under. */
export const papersOf = ({ id: of, receiptNo }: Order, locale: Locale): AttachmentRequest[] => {
  const kinds: Kind[] = receiptNo === null ? ['terms'] : ['receipt', 'terms'];
  return kinds.map((kind) => ({ kind, of, locale }));
};

/** Makes the documents that go with letters about orders. */
export const enclosePapers =
  (core: Core): MakeAttachment =>
  async ({ kind, of, locale }) => {
    const [order] = await core.db.select().from(orders).where(eq(orders.id, of));
    const site = order && (await siteById(core, order.siteId));
    if (!site) return null;
    if (kind === ('terms' satisfies Kind)) {
      return termsDocument(core, await termsOf(core, site, order, locale));
    }
    const facts = await receiptOf(core, site, order);
    return facts && receiptDocument(facts, site, locale);
  };
