import { sql } from '../sql.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CalendarMail,
  Channel,
  NotificationKind,
  NotificationType,
  StopReason,
} from '#contract/notifications/enums.ts';
import { profiles, sessions, users } from './accounts.ts';
import { moment } from './columns.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Through the profile: its row is locked by nobody for long, whereas accounts are locked by their
 * owners, and two who write each other at the same time would wait in a circle.
 */
const ofMember = () =>
  uuid()
    .notNull()
    .references(() => profiles.userId, { onDelete: 'cascade' });

/** What has happened to a member. The same thing again, while unseen, counts up one row. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: ofMember(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about: a conversation, a profile, an order. */
    subject: text().notNull(),
    /** Who did it, if it was somebody. */
    memberId: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    count: integer().notNull().default(1),
    /** What the words need beyond that. */
    facts: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    createdAt: moment().notNull(),
    /** When it happened the last time. */
    at: moment().notNull(),
    seenAt: moment(),
    /** When a mail told of it: what goes on unseen is mailed once. */
    mailedAt: moment(),
  },
  (table) => [
    // Serves counting up what is unseen, and keeps it to one row.
    uniqueIndex('notifications_unseen')
      .on(table.userId, table.kind, table.subject)
      .where(sql`${table.seenAt} is null`),
    // Serves the notification centre, the latest first.
    index('notifications_list').on(table.userId, table.at, table.id),
    // Serves erasing what somebody who is gone did.
    index('notifications_member').on(table.memberId),
    // Serves forgetting what is old: rows that count up lie in no order.
    index('notifications_time').on(table.at),
  ],
);

/** What is to leave: all that a member shall hear of one type by one way, bundled until it is due. */
export const outgoing = pgTable(
  'outgoing',
  {
    userId: ofMember(),
    type: text().$type<NotificationType>().notNull(),
    channel: text().$type<Channel>().notNull(),
    /** What happened from then on is told. */
    since: moment().notNull(),
    dueAt: moment().notNull(),
    /** How often it was said before, where it is said again and again; -1 while there is nothing to say. */
    step: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.channel] }),
    // Serves what is due.
    index('outgoing_due').on(table.dueAt),
  ],
);

/** A browser that shows notifications of a member. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    /** Ends with it: a browser that is signed out from afar shows nothing of the member any more. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique('push_subscriptions_endpoint'),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Browser and system, for the member's own list. */
    device: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves all browsers of a member.
    index('push_subscriptions_user').on(table.userId),
    // Serves the end of a session.
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** How a member wants to be told, where that differs from how it is for all. */
export const notificationChoices = pgTable('notification_choices', {
  userId: ofUser().primaryKey(),
  timeZone: text(),
  /** Hours of the member's day between which nothing makes a sound; null for none. */
  quietFrom: smallint(),
  quietTo: smallint(),
  /** Whether a push may show who wrote and what. */
  pushTexts: boolean().notNull().default(false),
});

/** Mails that stopped because of what came back, until the member wants them again. */
export const mailStops = pgTable(
  'mail_stops',
  {
    userId: ofUser(),
    reason: text().$type<StopReason>().notNull(),
    types: text().array().$type<NotificationType[]>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reason] })],
);

/** Word of the mail provider that was heard, by its ids, so that it counts once. */
export const mailEvents = pgTable(
  'mail_events',
  { id: text().primaryKey(), receivedAt: moment().notNull() },
  // Serves forgetting what is old.
  (table) => [index('mail_events_received').on(table.receivedAt)],
);

/** Mails that are due by the calendar, and when it was last their turn for a member. */
export const calendarMails = pgTable(
  'calendar_mails',
  {
    userId: ofUser(),
    kind: text().$type<CalendarMail>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** How often a member was here in each hour of the day (UTC). */
export const readingHours = pgTable(
  'reading_hours',
  {
    userId: ofUser(),
    hour: smallint().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);
