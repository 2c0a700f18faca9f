import { sql } from '../sql.ts';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { genders, profileStatuses, Tracking, userStatuses } from '#contract/accounts/index.ts';
import type { AttributeValue, PhotoBlur } from '#contract/members/enums.ts';
import { limits } from '#contract/limits.ts';
import type { Interest } from '#contract/interests.ts';
import type { Locale } from '#contract/locales.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';

type Gender = (typeof genders)[number];

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** Lower case. */
    email: text().notNull(),
    /** Of the mailbox: finds the accounts of one that is shut out without knowing the address. */
    emailHash: text().notNull(),
    /** The name as it is compared at sign-in, however it is typed. Several may have the same. */
    nameKey: text().notNull(),
    passwordHash: text().notNull(),
    /**
     * Marked staff among members before they had accounts of their own. Nothing reads it; the
     * previous release, which may still run beside this one, wants it filled.
     */
    role: text()
      .$type<'member' | 'staff'>()
      .notNull()
      .$default(() => 'member'),
    status: text().$type<(typeof userStatuses)[number]>().notNull(),
    /** The sum of the member's credit entries, kept beside them under the row's lock. */
    credits: integer().notNull().default(0),
    paidUser: boolean().notNull().default(false),
    /** Where the member pays, if it was chosen; else where the profile is. */
    paymentCountry: text(),
    language: text().$type<Locale>().notNull(),
    /** Shut out by its owner until then; whatever else the account is, it is again afterwards. */
    excludedUntil: moment(),
    /** Shut out by moderators until then. */
    suspendedUntil: moment(),
    /** The reference of the decision that shut it out last. */
    suspendedBy: text(),
    trafficsource: jsonb().$type<Tracking>(),
    notificationsDisabled: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    /** When the mailed link was opened. */
    confirmedAt: moment(),
    /** When terms and the use of sensitive data were agreed to. */
    consentAt: moment(),
    /** When its owner closed it; erased 14 days later. */
    deletedAt: moment(),
    leaveReason: text(),
    /** When its owner came back without a confirmed address: the time to confirm it begins anew. */
    returnedAt: moment(),
    /** When the discount for staying was taken: it is offered once. */
    leaveOfferAt: moment(),
    leaveOfferPercent: integer(),
    /** First words for a member, written at signup, until they can be sent. */
    signupMessage: text(),
    signupFor: uuid(),
    /** How many conversations the member began while not premium; a few are free. */
    freeConversations: integer().notNull().default(0),
    /** The last day, in the time of the site, on which the member was here: each day counts once. */
    hereOn: date({ mode: 'string' }),
    /** Whether the figures have counted the first message: each member counts once. */
    countedAsWriter: boolean().notNull().default(false),
  },
  (table) => [
    check('users_credits', sql`${table.credits} >= 0`),
    // Serves counting the confirmed accounts of an hour.
    index('users_confirmed')
      .on(table.confirmedAt)
      .where(sql`${table.confirmedAt} is not null`),
    // Serves sign-in by name, which several may have.
    index('users_site_name').on(table.siteId, table.nameKey),
    // Serves the hourly job that erases closed accounts.
    index('users_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // Serves sign-in, and keeps an address to one account per site.
    uniqueIndex('users_site_email').on(table.siteId, table.email),
    // Serves closing the account of an address that shuts itself out.
    index('users_site_email_hash').on(table.siteId, table.emailHash),
    // Serves going through all members of a site, some at a time.
    index('users_site_id').on(table.siteId, table.id),
    // Serve the console's list of members, the newest first: of all sites, and of one.
    index('users_newest').on(table.createdAt, table.id),
    index('users_site_newest').on(table.siteId, table.createdAt, table.id),
    // Serves the same for the few who are anything but active, so that nobody walks past all others.
    index('users_set_apart')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.status} = 'not_confirmed' or ${table.deletedAt} is not null
          or ${table.suspendedUntil} is not null or ${table.excludedUntil} is not null`,
      ),
  ],
);

export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .unique('profiles_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    status: text().$type<(typeof profileStatuses)[number]>().notNull(),
    gender: text().$type<Gender>().notNull(),
    seeking: text().array().$type<Gender[]>().notNull(),
    birthDate: date({ mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text(),
    placeId: integer(),
    /** Snapped to a grid of about 5 km: nobody can be located by them. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    about: text().notNull().default(''),
    sexuality: text().$type<AttributeValue<'sexuality'>>(),
    hairColour: text().$type<AttributeValue<'hair_colour'>>(),
    eyeColour: text().$type<AttributeValue<'eye_colour'>>(),
    bodyType: text().$type<AttributeValue<'body_type'>>(),
    relationshipStatus: text().$type<AttributeValue<'relationship_status'>>(),
    tattoos: text().$type<AttributeValue<'tattoos'>>(),
    seekingMinAge: integer().notNull().default(limits.minAge),
    seekingMaxAge: integer().notNull().default(limits.maxAge),
    /** Kilometres; null looks everywhere. */
    seekingKm: integer(),
    invisible: boolean().notNull().default(false),
    /** Whether its owner lets search engines list it. */
    searchEngines: boolean().notNull().default(false),
    hideFictional: boolean().notNull().default(false),
    /** How photos come that others send them. */
    photoBlur: text().$type<PhotoBlur>().notNull().default('until_known'),
    /** Whether its owner lets other sites of the company show it. */
    showElsewhere: boolean().notNull().default(false),
    /** Kept by the site, and told so wherever it appears. */
    fictional: boolean().notNull().default(false),
    /** When the selfie was sent that shows the person of the photos; later photos were not compared. */
    verifiedAt: moment(),
    /** Somebody of the staff who compared them. */
    verifiedBy: uuid(),
  },
  (table) => [
    // Serves first suggestions: people of a gender on a site, by age.
    index('profiles_site_gender').on(table.siteId, table.gender, table.birthDate),
    // Serves the console's list of members of a country that few are from.
    index('profiles_country').on(table.country, table.siteId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('sessions_token'),
    /** Browser and system, for the member's own list of sessions. */
    device: text().notNull().default(''),
    country: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    // Serves ending all sessions of a member.
    index('sessions_user').on(table.userId),
    // Serves the hourly job that forgets expired sessions.
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Mailboxes whose account had its welcome credits, also when it is gone. Only a hash is kept. */
export const welcomed = pgTable(
  'welcomed',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    emailHash: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.emailHash] }),
    // Serves the daily job that forgets them.
    index('welcomed_at').on(table.at),
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
