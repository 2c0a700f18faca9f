import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  complaintStatuses,
  complaintTopics,
  reportOutcomes,
  reportReasons,
  reportStatuses,
} from '#contract/moderation.ts';
import type { Locale } from '#contract/locales.ts';
import type { TransparencyReport } from '#contract/transparency.ts';
import { sql } from '../sql.ts';
import { profiles, users } from './accounts.ts';
import { cases } from './cases.ts';
import { moment } from './columns.ts';
import { photos } from './photos.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** The member who wrote it, if signed in. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reference: text().notNull().unique('complaints_reference'),
    keyHash: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** In which it is answered; null for those from before it was kept. */
    language: text().$type<Locale>(),
    topic: text().$type<(typeof complaintTopics)[number]>().notNull(),
    message: text().notNull(),
    status: text().$type<(typeof complaintStatuses)[number]>().notNull(),
    /** The answer, once there is one. */
    decision: text(),
    caseId: uuid().references(() => cases.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Serves erasing who wrote it.
    index('complaints_user').on(table.userId),
    // Serves the complaint of a case.
    index('complaints_case').on(table.caseId),
    // Serves opening cases for those that have none.
    index('complaints_new')
      .on(table.createdAt)
      .where(sql`${table.caseId} is null and ${table.status} = 'received'`),
  ],
);

interface ReportedMessage {
  readonly no: number;
  readonly sender: string;
  readonly text: string;
  readonly sent_at: string;
}

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    reporterId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    memberId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** The name at that time, so that the receipt still tells whom it was about. */
    memberName: text().notNull(),
    photoId: uuid().references(() => photos.id, { onDelete: 'set null' }),
    /** The reported message with the ones before it, as they were when it was reported. */
    messages: jsonb().$type<readonly ReportedMessage[]>(),
    /** What the sender's browser called a message that was held; nobody reported that one. */
    heldClientId: uuid(),
    /** Whom the held message is for. */
    heldForId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    message: text().notNull(),
    reference: text().notNull().unique('reports_reference'),
    status: text().$type<(typeof reportStatuses)[number]>().notNull(),
    /** What its author is told became of it. */
    decision: text().$type<(typeof reportOutcomes)[number]>(),
    caseId: uuid().references(() => cases.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves the reports of a case.
    index('reports_case').on(table.caseId),
    // Serves opening cases for those that have none.
    index('reports_new')
      .on(table.createdAt)
      .where(sql`${table.caseId} is null and ${table.status} = 'received'`),
    // Serves the member's own list, and letting go of them when the account is erased.
    index('reports_reporter').on(table.reporterId, table.createdAt),
    // Serves letting go of a member who is erased.
    index('reports_member').on(table.memberId),
    // Serves letting go of a photo that is deleted.
    index('reports_photo').on(table.photoId),
    // Serves letting go of whom a held message was for.
    index('reports_held_for').on(table.heldForId),
  ],
);

/** The figures of a year as a site has published them. */
export const transparencyReports = pgTable(
  'transparency_reports',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    year: integer().notNull(),
    report: jsonb().$type<TransparencyReport>().notNull(),
    publishedAt: moment().notNull(),
    publishedBy: uuid()
      .notNull()
      .references(() => staff.id),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.year] })],
);
