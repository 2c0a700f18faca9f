import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
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
    // Serve counting the likes and the matches of an hour.
    index('likes_created').on(table.createdAt),
    index('likes_matched_at')
      .on(table.matchedAt)
      .where(sql`${table.matchedAt} is not null`),
    // Serves one's matches, the latest first.
    index('likes_matched')
      .on(table.likerId, table.matchedAt, table.likedId)
      .where(sql`${table.matchedAt} is not null`),
  ],
);

/** Whom a member liked or passed in the swipe game. */
export const swipes = pgTable(
  'swipes',
  {
    ownerId: ofProfile(),
    memberId: ofProfile(),
    liked: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.memberId] }),
    // Serves taking the last one back.
    index('swipes_last').on(table.ownerId, table.at),
    // Serves erasing what is held of somebody who is gone.
    index('swipes_member').on(table.memberId),
    // Serves forgetting passes.
    index('swipes_passed')
      .on(table.at)
      .where(sql`not ${table.liked}`),
  ],
);

/** How many likes of the swipe game somebody gave on the last day on which they gave one. */
export const swipeDays = pgTable('swipe_days', {
  ownerId: ofProfile().primaryKey(),
  timeZone: text().notNull(),
  zoneSince: moment().notNull(),
  day: date({ mode: 'string' }).notNull(),
  likes: smallint().notNull(),
});

const bits = () => bigint({ mode: 'bigint' }).notNull();

/** What somebody answered in the match finder, by how much it matters: a bit for each option. */
export const matchAnswers = pgTable('match_answers', {
  ownerId: ofProfile().primaryKey(),
  little: bits(),
  some: bits(),
  much: bits(),
  updatedAt: moment().notNull(),
});
