import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofProfile } from './references.ts';
import { staff } from './staff.ts';

/** What staff write for each other about a member, who finds it in a copy of their data. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid().primaryKey(),
    memberId: ofProfile(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  // Serves the notes about a member, the latest first, and erasing them with the profile.
  (table) => [index('member_notes_member').on(table.memberId, table.at)],
);
