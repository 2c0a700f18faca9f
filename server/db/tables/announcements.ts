import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AnnouncementAudience,
  AnnouncementFields,
  AnnouncementKind,
  AnnouncementPage,
  AnnouncementState,
} from '#contract/console/index.ts';
import { sql } from '../sql.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

/** News and promotions, from the draft to the end. Who was told has a notification that names it. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text().$type<AnnouncementKind>().notNull(),
    state: text().$type<AnnouncementState>().notNull(),
    /** Grows with every change, so that nobody overwrites or sends what they have not seen. */
    revision: integer().notNull().default(0),
    page: text().$type<AnnouncementPage>().notNull(),
    perHour: integer().notNull(),
    audience: jsonb().$type<AnnouncementAudience>().notNull(),
    texts: jsonb().$type<AnnouncementFields['texts']>().notNull(),
    createdAt: moment().notNull(),
    changedBy: uuid().references(() => staff.id),
    changedAt: moment().notNull(),
    startsAt: moment(),
    startedAt: moment(),
    endedAt: moment(),
    /** Whom it was for when it was started. */
    people: integer(),
    told: integer().notNull().default(0),
    mailed: integer().notNull().default(0),
    /** The last account that this round through the site's members has looked at. */
    cursor: uuid(),
    /** Whether this round left somebody out until the end of their quiet hours. */
    leftWaiting: boolean().notNull().default(false),
    /** When the next round begins, for those; null during one. */
    nextRoundAt: moment(),
    /** The minute in which members were told last, and how many in it. */
    paceMinute: moment(),
    paceCount: integer().notNull().default(0),
  },
  (table) => [
    // Serve the console's list, the latest first: of all sites, and of one.
    index('announcements_newest').on(table.createdAt, table.id),
    index('announcements_site_newest').on(table.siteId, table.createdAt, table.id),
    // Serves the job that sends them.
    index('announcements_active')
      .on(table.startsAt)
      .where(sql`${table.state} in ('scheduled', 'sending', 'paused')`),
  ],
);

/** What came back of the mails of an announcement, counted and not by whom. */
export const announcementOutcomes = pgTable(
  'announcement_outcomes',
  {
    announcementId: uuid()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    outcome: text().$type<'failed' | 'bounced' | 'unsubscribed' | 'reported'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.outcome] })],
);
