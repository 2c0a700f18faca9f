import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofProfile } from './references.ts';

/** Somebody likes somebody. Two likes that meet are a match, which both rows tell. */
export const likes = pgTable(
  'likes',
  {
    likerId: ofProfile(),
    likedId: ofProfile(),
    createdAt: moment().notNull(),
    /** When the liked one opened the profile of the other; the like is new until then. */
    seenAt: moment(),
    matchedAt: moment(),
    /** When the liker saw that it is a match. */
    celebratedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.likerId, table.likedId] }),
    // Serves who likes one, the new ones first.
    index('likes_received').on(
      table.likedId,
      sql`(${table.seenAt} is null)`,
      table.createdAt,
      table.likerId,
    ),
    // Serves whom one likes, the latest first.
    index('likes_given').on(table.likerId, table.createdAt, table.likedId),
    // Serves one's matches, the latest first.
    index('likes_matched')
      .on(table.likerId, table.matchedAt, table.likedId)
      .where(sql`${table.matchedAt} is not null`),
  ],
);
