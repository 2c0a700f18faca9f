import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { profiles } from './accounts.ts';
import { conversations } from './chat.ts';
import { moment } from './columns.ts';
import { ofProfile } from './references.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

/** What operators know of a fictional profile besides what members see of it. */
export const fictionalPersonas = pgTable(
  'fictional_personas',
  {
    profileId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    story: text().notNull().default(''),
    voice: text().notNull().default(''),
    /** Null where it came with the installation. */
    madeBy: uuid().references(() => staff.id),
    madeAt: moment().notNull(),
    retiredAt: moment(),
    /** Goes up by one with each change. */
    version: integer().notNull().default(1),
  },
  // Serves the list of those of a site.
  (table) => [index('fictional_personas_site').on(table.siteId)],
);

/** A conversation of a member with a fictional profile, as operators work on it. */
export const fictionalChats = pgTable(
  'fictional_chats',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    profileId: ofProfile(),
    memberId: ofProfile(),
    /** Since when the member waits for an answer; null while they do not. */
    waitingSince: moment(),
    /** Who answers it, and until when unless they go on. */
    claimedBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
    claimedUntil: moment(),
  },
  (table) => [
    // Serves the queue, the oldest first.
    index('fictional_chats_waiting')
      .on(table.siteId, table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    // Serves how many wait for a profile, and goes with it.
    index('fictional_chats_profile').on(table.profileId),
    // Serves erasing what somebody who is gone was part of.
    index('fictional_chats_member').on(table.memberId),
    // Serves what somebody holds.
    index('fictional_chats_claimed')
      .on(table.claimedBy)
      .where(sql`${table.claimedBy} is not null`),
  ],
);
