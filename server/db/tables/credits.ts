import { sql } from '../sql.ts';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { creditKinds, lotKinds } from '#contract/billing/enums.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Credits that came together, and how many of them are left. Those that cost nothing are used
 * first, then the oldest; so it is known at any time what unused credits were paid.
 */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof lotKinds)[number]>().notNull(),
    credits: integer().notNull(),
    rest: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('credit_lots_rest', sql`${table.rest} between 0 and ${table.credits}`),
    // Serves spending, in the order in which credits are used, and erasing what was somebody's. Used
    // lots are few and stay in it: without `rest` in any index, spending writes to none.
    index('credit_lots_own').on(
      table.userId,
      sql`(${table.kind} = 'bought')`,
      table.createdAt,
      table.id,
    ),
  ],
);

/**
 * Every movement of credits, only ever added to, which the database sees to. It names no member
 * once the account is erased, so that the books stay whole.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: uuid().notNull(),
    /** What it was for; the same thing is booked once for each lot that it touches. */
    reference: text().notNull(),
    lotId: uuid().notNull(),
    kind: text().$type<(typeof creditKinds)[number]>().notNull(),
    amount: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reference, table.lotId] }),
    check(
      'credit_entries_amount',
      sql`case when ${table.kind} in ('granted', 'bonus', 'bought') then ${table.amount} > 0
        when ${table.kind} = 'corrected' then ${table.amount} <> 0 else ${table.amount} < 0 end`,
    ),
    // Serves the member's statement, the latest first.
    index('credit_entries_statement').on(table.userId, table.createdAt, table.reference),
    // Serves what came alone, which is little among all that went; spending does not touch it.
    index('credit_entries_in')
      .on(table.userId, table.createdAt, table.reference)
      .where(sql`${table.amount} > 0`),
  ],
);
