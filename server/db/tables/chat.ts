import { sql } from '../sql.ts';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { MessageKind, Reaction, Warning } from '#contract/chat/enums.ts';
import type { photoRejectionReasons } from '#contract/members/enums.ts';
import { moment } from './columns.ts';
import type { PhotoStatus } from './photos.ts';
import { ofProfile } from './references.ts';
import { sites } from './site.ts';

/** What two people write each other. Its row is locked by whoever changes anything in it. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** The two, the lower id first, so that there is one conversation for each two. */
    oneId: ofProfile(),
    otherId: ofProfile(),
    /** The number of the last message; numbers have no gaps but those of erased messages. */
    lastNo: integer().notNull().default(0),
    /** Whether one of the two blocks the other; kept here, so that a send reads it under its lock. */
    blocked: boolean().notNull().default(false),
    /** Since when nobody writes in it any more, because the site ended it for a fictional profile. */
    closedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('conversations_order', sql`${table.oneId} < ${table.otherId}`),
    // Serves finding the conversation of two, and keeps it to one.
    uniqueIndex('conversations_two').on(table.oneId, table.otherId),
    // Serves erasing what somebody who is gone was part of.
    index('conversations_other').on(table.otherId),
  ],
);

const ofConversation = () =>
  uuid()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/** A conversation as one of its two sees it. */
export const chatSides = pgTable(
  'chat_sides',
  {
    conversationId: ofConversation(),
    profileId: ofProfile(),
    partnerId: ofProfile(),
    /** When the last message came; null while there is nothing to list. */
    lastAt: moment(),
    deliveredNo: integer().notNull().default(0),
    readNo: integer().notNull().default(0),
    /** What the other one is told instead, since this side went on while hiding; null for the truth. */
    toldDeliveredNo: integer(),
    toldReadNo: integer(),
    /** Messages of the other one after `readNo`, counted when one comes or goes. */
    unread: integer().notNull().default(0),
    /** Messages up to this one are deleted for this side. */
    deletedNo: integer().notNull().default(0),
    muted: boolean().notNull().default(false),
    draft: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.profileId] }),
    // Serves the list of one's chats, the latest first, and erasing what was somebody's. For the
    // latter it holds also the few rows with nothing to list: another index would cost each message.
    index('chat_sides_list').on(table.profileId, table.lastAt, table.conversationId),
    // Serves how many messages somebody has not read in all.
    index('chat_sides_unread')
      .on(table.profileId, table.unread)
      .where(sql`${table.unread} > 0`),
    // Serves erasing what somebody who is gone was part of.
    index('chat_sides_partner').on(table.partnerId),
  ],
);

/** Every key begins with the conversation, so that the table can be divided by it. */
export const messages = pgTable(
  'messages',
  {
    conversationId: ofConversation(),
    /** From 1, in the order in which they were taken. */
    no: integer().notNull(),
    senderId: uuid().notNull(),
    clientId: uuid().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    text: text().notNull(),
    gift: text().$type<GiftId>(),
    replyTo: integer(),
    warning: text().$type<Warning>(),
    senderReaction: text().$type<Reaction>(),
    receiverReaction: text().$type<Reaction>(),
    /** In credits. */
    price: smallint().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    // Serves histories, the last ones first.
    primaryKey({ columns: [table.conversationId, table.no] }),
    // Keeps what a browser sends twice to one message.
    uniqueIndex('messages_client').on(table.conversationId, table.senderId, table.clientId),
    // Serves erasing what is too old, and counting an hour: also once rows lie where erased ones were,
    // so that their order tells nothing of when they came.
    index('messages_at').on(table.createdAt),
  ],
);

/** What somebody wrote and nobody else gets before a moderator has looked; then it becomes a message. */
export const heldMessages = pgTable(
  'held_messages',
  {
    /** In the order in which they were written. */
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    senderId: uuid().notNull(),
    clientId: uuid().notNull(),
    kind: text().$type<Exclude<MessageKind, 'photo'>>().notNull(),
    text: text().notNull(),
    gift: text().$type<GiftId>(),
    replyTo: integer(),
    warning: text().$type<Warning>(),
    /** In credits. */
    price: smallint().notNull(),
    /** Whether it is one of the conversations that members begin for nothing. */
    begun: boolean().notNull(),
    /** Whether a moderator has to look at it; otherwise it waits for those before it. */
    waits: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves what somebody has written in a chat, and keeps what a browser sends twice to one.
    uniqueIndex('held_messages_client').on(table.conversationId, table.senderId, table.clientId),
    // Serves the list of one's chats, and letting go of what somebody wrote.
    index('held_messages_sender').on(table.senderId, table.conversationId),
    // Serves the job that delivers what was held for too long.
    index('held_messages_created').on(table.createdAt),
  ],
);

export const messagePhotos = pgTable(
  'message_photos',
  {
    id: uuid().primaryKey(),
    conversationId: uuid().notNull(),
    no: integer().notNull(),
    senderId: uuid().notNull(),
    /** What its files are called; random, so that nobody finds them. Null once it was refused. */
    file: text().unique('message_photos_file'),
    lockedFile: text().unique('message_photos_locked_file'),
    colour: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    status: text().$type<PhotoStatus>().notNull(),
    reason: text().$type<(typeof photoRejectionReasons)[number]>(),
    /** Somebody of the staff who decided last. */
    reviewedBy: uuid(),
    openedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'message_photos_message',
      columns: [table.conversationId, table.no],
      foreignColumns: [messages.conversationId, messages.no],
    }).onDelete('cascade'),
    // Serves the photos of a history, and goes with its message.
    uniqueIndex('message_photos_no').on(table.conversationId, table.no),
    // Serves the moderators' queue.
    index('message_photos_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);
