import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const creditKinds = ['granted', 'bonus', 'paid', 'spent', 'refunded'] as const;

/**
 * Every movement of credits, only ever added to. It names no member once the account is erased, so
 * that the books stay whole.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    kind: text().$type<(typeof creditKinds)[number]>().notNull(),
    amount: integer().notNull(),
    /** What it was for; the same thing is booked once. */
    reference: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    // Serves the member's statement, and keeps one entry per thing.
    uniqueIndex('credit_entries_reference').on(table.userId, table.reference),
  ],
);
