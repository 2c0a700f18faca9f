import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, minorUnits, timestamp, uuid } from '../core/schemas.ts';
import { creditNoteView, orderView } from './orders.ts';
import { billingDocument } from './documents.ts';

/** The company behind a sale, as it was when an order was made. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  /** By country. */
  readonly vatNumbers: Readonly<Record<string, string>>;
}

/** What a receipt is about. */
export const receiptFacts = z.object({
  order: orderView,
  /** What the site was called when it was ordered; of orders from before that was kept, what it is now. */
  site_name: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: countryCode,
    kvk: z.string(),
    vat_number: z.nullable(z.string()),
  }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** The day of the terms that the order was made under; null for orders from before they were kept. */
  terms_version: z.nullable(timestamp),
  /** What went back: asked for by the member, or taken by the payer's bank. */
  refunds: z.array(
    z.object({
      at: timestamp,
      kind: z.enum(['asked', 'returned']),
      credits: z.int(),
      minor: minorUnits,
      tax_minor: minorUnits,
      note: z.nullable(creditNoteView),
    }),
  ),
});

export type ReceiptFacts = z.infer<typeof receiptFacts>;

/** How papers are read: a receipt by its order, a credit note by its own id. */
const readById = {
  method: 'GET',
  access: 'member',
  query: z.object({ id: uuid }),
  errors: { order_not_found: 404 },
} as const;

/** The same paper as a file. */
const pdfById = {
  ...readById,
  answer: z.file(),
  produces: 'application/pdf',
  limit: { max: 60, seconds: 3600 },
} as const;

export const receipt = endpoint({
  ...readById,
  name: 'receipt',
  path: '/api/receipt.php',
  summary: 'Everything a receipt tells: seller, buyer, what was paid and what came back.',
  answer: z.extend(receiptFacts, { paper: billingDocument }),
});

export const receiptFile = endpoint({
  ...pdfById,
  name: 'receiptFile',
  path: '/api/receipt-pdf.php',
  summary: 'The receipt as a document to keep.',
});

export const creditNote = endpoint({
  ...readById,
  name: 'creditNote',
  path: '/api/credit-note.php',
  summary: 'Everything a credit note tells: what was returned, and the receipt that it corrects.',
  answer: z.object({
    /** In the series of the receipts. */
    number: z.string(),
    at: timestamp,
    credits: z.int(),
    minor: minorUnits,
    tax_minor: minorUnits,
    receipt: receiptFacts,
    paper: billingDocument,
  }),
});

export const creditNoteFile = endpoint({
  ...pdfById,
  name: 'creditNoteFile',
  path: '/api/credit-note-pdf.php',
  summary: 'The credit note as a document to keep.',
});
