import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { profileStatuses, Tracking, userStatuses } from '../../../contract/accounts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** Lower case. */
    email: text().notNull(),
    /** Finds the account of a shut-out address without knowing the address. */
    emailHash: text().notNull(),
    role: text().$type<'member' | 'staff'>().notNull(),
    status: text().$type<(typeof userStatuses)[number]>().notNull(),
    credits: integer().notNull().default(0),
    paidUser: boolean().notNull().default(false),
    language: text().$type<Locale>().notNull(),
    /** Shut out by its owner until then; whatever else the account is, it is again afterwards. */
    excludedUntil: moment(),
    trafficsource: jsonb().$type<Tracking>(),
    notificationsDisabled: text().array().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves sign-in, and keeps an address to one account per site.
    uniqueIndex('users_site_email').on(table.siteId, table.email),
    // Serves closing the account of an address that shuts itself out.
    index('users_site_email_hash').on(table.siteId, table.emailHash),
  ],
);

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique('profiles_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  country: text().notNull(),
  status: text().$type<(typeof profileStatuses)[number]>().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('sessions_token'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    // Serves ending all sessions of a member.
    index('sessions_user').on(table.userId),
    // Serves the hourly job that forgets expired sessions.
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Addresses whose owners asked to be shut out. Only a hash is kept. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    emailHash: text().notNull(),
    months: integer().notNull(),
    tokenHash: text().notNull().unique('exclusions_token'),
    linkExpiresAt: moment().notNull(),
    /** Null until the mailed link is opened. */
    excludedUntil: moment(),
  },
  (table) => [
    // Serves the check at signup and sign-in.
    index('exclusions_address').on(table.siteId, table.emailHash, table.excludedUntil),
    // Serves the hourly job that forgets links nobody opened.
    index('exclusions_link').on(table.linkExpiresAt),
  ],
);
