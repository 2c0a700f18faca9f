import { asc, eq } from '#server/db/sql.ts';
import type { ReceiptFacts } from '#contract/billing/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { includedTax } from '../offers/prices.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { receiptContent } from '../documents/receipt.ts';
import { findStoredTerms } from './agreed-terms.ts';
import type { Order } from './queries.ts';
import { findBuyerContact } from './queries.ts';
import { sellerOf } from './sellers.ts';
import { creditNoteOf, orderViews } from './views.ts';

const { refunds } = tables;

/** Who sold what to whom; nothing if the buyer is gone. */
export const readSale = async (
  core: Core,
  site: Site,
  row: Order,
  txDb?: Db,
): Promise<ReceiptFacts | null> => {
  if (row.userId === null) return null;
  const db = txDb ?? core.db;
  const [order] = await orderViews(core, db, site, [row]);
  const buyer = await findBuyerContact(db, row.userId);
  if (!order || !buyer) return null;
  const refundRows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, row.id))
    .orderBy(asc(refunds.createdAt));
  const terms = await findStoredTerms(db, row);
  const { vatNumbers, ...seller } = await sellerOf(core, site, row, txDb);
  return {
    order,
    site_name: terms?.siteName ?? site.settings.name,
    seller: {
      ...seller,
      vat_number: vatNumbers[order.tax_country] ?? vatNumbers[seller.country] ?? null,
    },
    buyer,
    terms_version: terms?.version.toISOString() ?? null,
    refunds: refundRows.map((refund) => ({
      at: refund.createdAt.toISOString(),
      kind: refund.kind,
      credits: refund.credits,
      minor: refund.minor,
      tax_minor: includedTax(refund.minor, row.taxBp),
      note: creditNoteOf(refund),
    })),
  };
};

/** Everything a receipt is about; there is one for what was paid. */
export const findReceipt = async (
  core: Core,
  site: Site,
  row: Order,
): Promise<ReceiptFacts | null> => (row.receiptNo === null ? null : readSale(core, site, row));

/** The receipt as a document to keep. */
export const makeReceiptDocument = (facts: ReceiptFacts, locale: Locale): Promise<File> =>
  drawDocument(receiptContent(facts, locale), locale, `receipt-${facts.order.receipt_no}.pdf`);
