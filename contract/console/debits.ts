import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, minorUnits, oneOf, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { bankLineOutcomes, debitFileKinds, debitFileStates, debitSequences } from './enums.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'orders.refund';

/** What is collected on one day of mandates that are used for the first time, or again. */
const debitGroup = z.object({
  on: day,
  sequence: z.enum(debitSequences),
  debits: z.int(),
  minor: minorUnits,
});

const dueDebit = z.object({
  order: uuid,
  number: z.string(),
  site: z.int(),
  on: day,
  sequence: z.enum(debitSequences),
  minor: minorUnits,
});

/** Who collects, and what the next file of theirs holds. Amounts are in euros. */
const creditorView = z.object({
  /** Of the company. */
  id: z.int(),
  name: z.string(),
  /** What banks call it. */
  creditor_id: z.string(),
  /** Of its account, the last digits. */
  account: z.string(),
  /** Whether the settings name an account to collect for. */
  can_collect: z.boolean(),
  debits: z.int(),
  minor: minorUnits,
  groups: z.array(debitGroup),
  /** The first of them. */
  orders: z.array(dueDebit),
  /** What goes back by the same run. */
  refunds: z.int(),
  refund_minor: minorUnits,
});

export type CreditorView = z.infer<typeof creditorView>;

const debitRun = z.object({
  id: uuid,
  at: timestamp,
  /** Null for what an earlier release wrote. */
  company: z.nullable(z.int()),
  /** Who wrote it by hand; null for the job. */
  by: z.nullable(colleague),
  debits: z.int(),
  minor: minorUnits,
  refunds: z.int(),
  refund_minor: minorUnits,
  /** What became of its debits so far. */
  collected: z.int(),
  returned: z.int(),
  files: z.array(z.object({ kind: z.enum(debitFileKinds), state: z.enum(debitFileStates) })),
});

export type DebitRun = z.infer<typeof debitRun>;

const bankFile = z.object({
  id: uuid,
  name: z.string(),
  /** In the words of banks, such as `camt.054`. */
  format: z.string(),
  at: timestamp,
  /** Who brought it; null for the job. */
  by: z.nullable(colleague),
  booked: z.int(),
  returned: z.int(),
  /** What was known before. */
  known: z.int(),
  unknown: z.int(),
});

export type BankFileView = z.infer<typeof bankFile>;

const bankLine = z.object({
  /** By which the bank and we know a debit. */
  reference: z.string(),
  outcome: z.enum(bankLineOutcomes),
  /** Why it came back, in the bank's code. */
  reason: z.nullable(z.string()),
  minor: z.nullable(minorUnits),
  order: z.nullable(z.object({ id: uuid, number: z.string() })),
});

const bankFilePage = z.object({
  ...bankFile.shape,
  /** What it said, as far as it is told. */
  lines: z.array(bankLine),
  is_whole: z.boolean(),
  /** Whether the same file was taken in before: nothing was changed now. */
  is_repeated: z.boolean(),
});

export type BankFilePage = z.infer<typeof bankFilePage>;

const debitsPage = z.object({
  creditors: z.array(creditorView),
  /** When the job writes the next files by itself. */
  next_at: timestamp,
  runs: z.array(debitRun),
  bank_files: z.array(bankFile),
  /** Files of the bank that nobody could read; as long as there are some, nothing counts as collected. */
  failed: z.int(),
});

export type DebitsPage = z.infer<typeof debitsPage>;

export const debitsRead = endpoint({
  name: 'debitsRead',
  method: 'GET',
  path: '/api/admin/debits.php',
  summary: 'What the next files for the banks hold, those before, and what the banks sent.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site: z.optional(wholeNumber(1, 999_999)) }),
  answer: debitsPage,
  errors: {},
});

export const debitsWrite = endpoint({
  name: 'debitsWrite',
  method: 'POST',
  path: '/api/admin/debits.php',
  summary: 'Writes the files of a company for its bank now, as the job does every night.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ company: z.int().check(z.gte(1), z.lte(999_999)) }),
  answer: z.object({ run: uuid }),
  errors: { company_not_found: 404, no_debits_due: 409 },
});

export const debitFile = endpoint({
  name: 'debitFile',
  method: 'GET',
  path: '/api/admin/debits/file.xml',
  summary: 'A file for the bank, which holds account numbers; taking it is logged.',
  access: 'staff',
  right,
  proof: true,
  query: z.object({ run: uuid, kind: oneOf(debitFileKinds) }),
  answer: z.file(),
  produces: 'application/xml',
  sameOrigin: true,
  errors: { debit_file_not_found: 404 },
  limit: { max: 60, seconds: 3600 },
});

export const bankFileRead = endpoint({
  name: 'bankFileRead',
  method: 'GET',
  path: '/api/admin/debits/bank-file.php',
  summary: 'What a file of the bank changed.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: bankFilePage,
  errors: { bank_file_not_found: 404 },
});

export const bankFileTake = endpoint({
  name: 'bankFileTake',
  method: 'POST',
  path: '/api/admin/debits/bank-file.php',
  summary: 'Takes a file of the bank in, whole or not at all: pain.002, camt.053 or camt.054.',
  access: 'staff',
  right,
  proof: true,
  query: z.object({ name: text(consoleLimits.debits.nameLength) }),
  body: z.file(),
  accepts: 'file',
  answer: bankFilePage,
  errors: {
    bank_file_unreadable: 422,
    bank_file_refuses_all: 422,
    bank_file_foreign: 422,
    bank_file_too_long: 413,
  },
  limit: { max: 60, seconds: 3600 },
});
