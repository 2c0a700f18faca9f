import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofProfile } from './references.ts';

export const blocks = pgTable(
  'blocks',
  { blockerId: ofProfile(), blockedId: ofProfile(), createdAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    // Serves leaving out whoever blocks the reader.
    index('blocks_blocked').on(table.blockedId, table.blockerId),
  ],
);

/** The last time a member read another one's profile. */
export const visits = pgTable(
  'visits',
  { visitorId: ofProfile(), visitedId: ofProfile(), visitedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.visitedId] }),
    // Serves the list of one's visitors, the latest first.
    index('visits_visited').on(table.visitedId, table.visitedAt),
  ],
);

/** What members write down about others, for themselves. */
export const notes = pgTable(
  'notes',
  {
    ownerId: ofProfile(),
    memberId: ofProfile(),
    note: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.memberId] }),
    // Serves erasing what was written about somebody who is gone.
    index('notes_member').on(table.memberId),
  ],
);
