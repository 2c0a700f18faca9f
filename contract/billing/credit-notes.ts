import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { minorUnits, timestamp, uuid } from '../core/schemas.ts';
import { receiptFacts } from './orders.ts';
import { paper } from './papers.ts';

const whichNote = z.object({ id: uuid });

export const creditNote = endpoint({
  name: 'creditNote',
  method: 'GET',
  path: '/api/credit-note.php',
  summary: 'Everything a credit note tells: what was returned, and the receipt that it corrects.',
  access: 'member',
  query: whichNote,
  answer: z.object({
    /** In the series of the receipts. */
    number: z.string(),
    at: timestamp,
    credits: z.int(),
    minor: minorUnits,
    tax_minor: minorUnits,
    receipt: receiptFacts,
    paper,
  }),
  errors: { order_not_found: 404 },
});

export const creditNoteFile = endpoint({
  name: 'creditNoteFile',
  method: 'GET',
  path: '/api/credit-note-pdf.php',
  summary: 'The credit note as a document to keep.',
  access: 'member',
  query: whichNote,
  answer: z.file(),
  produces: 'application/pdf',
  errors: { order_not_found: 404 },
  limit: { max: 60, seconds: 3600 },
});
