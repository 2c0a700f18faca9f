import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { refundPayouts } from '#contract/billing/enums.ts';
import type { Locale } from '#contract/locales.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Declarations of members who withdrew from a contract. The books keep them without their names. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    declaredAt: moment().notNull(),
    /** The words that were confirmed, in the language of the page. */
    declaration: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** As they were typed; null once the account is erased. */
    name: text(),
    email: text(),
    /** What was returned, what it had cost, and what becomes of that money. */
    credits: integer().notNull(),
    minor: integer().notNull(),
    answer: text().$type<(typeof refundPayouts)[number]>().notNull(),
  },
  (table) => [
    // Serves whoever is asked about an order.
    index('withdrawals_order').on(table.orderId),
    // Serves the member's export, and erasing the account.
    index('withdrawals_user').on(table.userId),
  ],
);
