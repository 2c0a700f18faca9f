import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** The code in a member's invitation links. */
export const invitations = pgTable('invitations', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull().unique('invitations_code'),
  createdAt: moment().notNull(),
});

/** Who joined by whose invitation, and what the member got for it; counted once for each. */
export const invited = pgTable(
  'invited',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    thanks: integer().notNull(),
    createdAt: moment().notNull(),
  },
  // Serves the member's page.
  (table) => [index('invited_inviter').on(table.inviterId, table.createdAt)],
);
