import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

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
export const debitRuns = pgTable('debit_runs', {
  id: uuid().primaryKey(),
  createdAt: moment().notNull(),
  debits: integer().notNull(),
  minor: integer().notNull(),
});

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
  },
  (table) => [
    unique('debits_end_to_end').on(table.endToEnd),
    // Serves the run that collects what is due.
    index('debits_state').on(table.state, table.collectOn),
    // Serves the limits of a mandate's member.
    index('debits_mandate').on(table.mandateId),
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
