import * as z from 'zod/mini';
import { countryCode, day, text, timestamp, uuid } from '../core/schemas.ts';
import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import type { RouteName } from '../routes.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const { announcements: limits } = consoleLimits;

/** What operators tell members: it goes by the choices for news, or by those for promotions. */
export const announcementKinds = ['news', 'promotion'] as const;

export type AnnouncementKind = (typeof announcementKinds)[number];

/** Only a draft can be edited; what is stopped or done never goes on. */
export const announcementStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'stopped',
  'done',
] as const;

export type AnnouncementState = (typeof announcementStates)[number];

/** What the list of announcements shows: drafts, what is under way, what is over. */
export const announcementViews = ['all', 'drafts', 'active', 'ended'] as const;

export type AnnouncementView = (typeof announcementViews)[number];

/** Pages of members to which an announcement can lead. */
export const announcementPages = [
  'index',
  'members',
  'swipe-game',
  'match-finder',
  'likes',
  'chats',
  'profile',
  'credits',
  'notifications',
] as const satisfies readonly RouteName[];

export type AnnouncementPage = (typeof announcementPages)[number];

/** What members of one language read; either may still be missing while it is written. */
const announcementText = z.object({
  subject: text(limits.subjectLength, 0),
  /** Markdown. */
  body: text(limits.bodyLength, 0),
});

export type AnnouncementText = z.infer<typeof announcementText>;

const days = z.int().check(z.gte(1, 'too_small'), z.lte(limits.maxDays, 'too_large'));

/** Who is meant, by what is known of them at the moment of sending. Empty lists leave nobody out. */
const announcementAudience = z.object({
  countries: z.array(countryCode).check(z.maxLength(100)),
  languages: z.array(z.enum(locales)).check(z.maxLength(locales.length)),
  premium: z.enum(['all', 'yes', 'no']),
  /** Whether somebody was here within so many days, or not. */
  active: z.nullable(z.object({ is: z.enum(['within', 'longer']), days })),
  /** Days of the calendar in UTC, the first of which counts and the last of which does not. */
  joined_from: z.nullable(day),
  joined_before: z.nullable(day),
});

export type AnnouncementAudience = z.infer<typeof announcementAudience>;

const textFields = Object.fromEntries(
  locales.map((locale) => [locale, z.optional(announcementText)]),
) as Record<Locale, z.ZodMiniOptional<typeof announcementText>>;

/** All that is decided before it is sent, and never after. */
export const announcementFields = z.object({
  kind: z.enum(announcementKinds),
  /** The page to which its button and its notification lead. */
  page: z.enum(announcementPages),
  /** How many members are told in an hour. */
  per_hour: z
    .int()
    .check(z.gte(limits.perHour.min, 'too_small'), z.lte(limits.perHour.max, 'too_large')),
  audience: announcementAudience,
  texts: z.object(textFields),
});

export type AnnouncementFields = z.infer<typeof announcementFields>;

export const announcementRow = z.object({
  id: uuid,
  site: z.int(),
  kind: z.enum(announcementKinds),
  state: z.enum(announcementStates),
  /** In the language of the site, else in the first that is written; empty for none. */
  subject: z.string(),
  languages: z.array(z.enum(locales)),
  changed_by: z.nullable(colleague),
  changed_at: timestamp,
  /** When it begins, if that was decided. */
  starts_at: z.nullable(timestamp),
  started_at: z.nullable(timestamp),
  ended_at: z.nullable(timestamp),
  /** Whom it was for when it was started; null before. */
  people: z.nullable(z.int()),
  /** Who has been told, and how many of them by mail. */
  told: z.int(),
  mailed: z.int(),
});

export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcement = z.object({
  ...announcementRow.shape,
  /** Grows with every change: nobody overwrites or sends what they have not seen. */
  revision: z.int(),
  fields: announcementFields,
  /** Whose text members read whose own language has none. */
  site_language: z.enum(locales),
  /** Where the site's members live. */
  countries: z.array(z.string()),
  /** Whether everybody was looked at, and some wait for the end of their quiet hours. */
  waits_for_quiet_hours: z.boolean(),
  /** What came back of its mails. */
  outcomes: z.object({
    failed: z.int(),
    bounced: z.int(),
    unsubscribed: z.int(),
    reported: z.int(),
  }),
});

export type Announcement = z.infer<typeof announcement>;
