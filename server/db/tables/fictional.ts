import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** Who handed it over to them; null once they have begun. */
    handedBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
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

/** Who answered as a fictional profile, and how long the member had waited. It names no member. */
export const fictionalAnswers = pgTable(
  'fictional_answers',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** Null once the conversation is gone. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    /** The number of the message. */
    no: integer().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    isFarewell: boolean().notNull(),
    waitingSince: moment().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    // Serves who wrote what in a conversation, and letting go of one that is erased.
    index('fictional_answers_conversation').on(table.conversationId, table.no),
    // Serves the figures of a day, and the job that forgets old ones.
    index('fictional_answers_answered').on(table.answeredAt),
  ],
);

/** What operators write for each other about a member and a profile; the member finds it in a copy of their data. */
export const fictionalNotes = pgTable(
  'fictional_notes',
  {
    id: uuid().primaryKey(),
    profileId: ofProfile(),
    memberId: ofProfile(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    // Serves the notes of a chat, the latest first.
    index('fictional_notes_pair').on(table.profileId, table.memberId, table.at),
    // Serves the member's export, and erasing them with the member.
    index('fictional_notes_member').on(table.memberId),
  ],
);
