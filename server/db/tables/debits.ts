import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { BankLineOutcome } from '#contract/console/enums.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/** Word of members that their accounts may be debited. */
export const mandates = pgTable(
  'mandates',
  {
    id: uuid().primaryKey(),
    /** Stays without its member as long as a debit can come back. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reference: text().notNull(),
    /** Holder, account, address and mobile number; only we can read it. */
    details: text().notNull(),
    /** Finds an account that is blocked without knowing its number. */
    ibanHash: text().notNull(),
    signedAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    unique('mandates_reference').on(table.reference),
    // Serves the member's own.
    index('mandates_user').on(table.userId),
  ],
);

/** Files for the bank. */
export const debitRuns = pgTable(
  'debit_runs',
  {
    id: uuid().primaryKey(),
    createdAt: moment().notNull(),
    /** Whose they are; unknown for those of earlier releases. */
    companyId: integer(),
    debits: integer().notNull(),
    minor: integer().notNull(),
    refunds: integer().notNull().default(0),
    refundMinor: integer().notNull().default(0),
    /** Who of the staff had them written; null for the job. */
    staffId: uuid().references(() => staff.id),
  },
  (table) => [
    // Serves the list of runs, the latest first.
    index('debit_runs_created').on(table.createdAt),
  ],
);

/** One thing that a bank's file said. */
export interface BankLine {
  readonly reference: string;
  readonly outcome: BankLineOutcome;
  readonly reason: string | null;
  readonly minor: number | null;
  readonly orderId: string | null;
}

/** Files of banks that were read, and what they said. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    format: text().notNull(),
    /** Of its content: the same file is done once. */
    hash: text().notNull(),
    takenAt: moment().notNull(),
    /** Who of the staff brought it; null for the job. */
    staffId: uuid().references(() => staff.id),
    /** Whose debits it names. */
    companies: integer().array().notNull(),
    lines: jsonb().$type<readonly BankLine[]>().notNull(),
  },
  (table) => [
    unique('bank_files_hash').on(table.hash),
    // Serves the list of files, the latest first.
    index('bank_files_taken').on(table.takenAt),
  ],
);

/** What is collected by direct debit, one for each order. */
export const debits = pgTable(
  'debits',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    mandateId: uuid()
      .notNull()
      .references(() => mandates.id),
    /** What bank files call it. */
    endToEnd: text().notNull(),
    /** Whether it is the first of its mandate. */
    sequence: text().$type<'FRST' | 'RCUR'>().notNull(),
    collectOn: date({ mode: 'string' }).notNull(),
    /** Collected once the bank's time to send it back is over; even then its payer may take it back. */
    state: text().$type<'due' | 'sent' | 'collected' | 'returned'>().notNull(),
    runId: uuid().references(() => debitRuns.id),
    /** Why it came back, in the bank's word. */
    returnReason: text(),
    /** What a bank says to have booked, and on which day, if it tells of single debits. */
    bookedMinor: integer(),
    bookedOn: date({ mode: 'string' }),
  },
  (table) => [
    unique('debits_end_to_end').on(table.endToEnd),
    // Serves the run that collects what is due.
    index('debits_state').on(table.state, table.collectOn),
    // Serves the limits of a mandate's member.
    index('debits_mandate').on(table.mandateId),
    // Serves what became of a run.
    index('debits_run').on(table.runId),
  ],
);

/** Bank accounts and members that are not debited any more. */
export const debitBlocks = pgTable('debit_blocks', {
  /** `iban:` and a hash, or `user:` and an id. */
  key: text().primaryKey(),
  reason: text().notNull(),
  createdAt: moment().notNull(),
});

/** Codes that were sent to mobile numbers, the last of each member. */
export const smsCodes = pgTable('sms_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phone: text().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull(),
  expiresAt: moment().notNull(),
});
