import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  complaintStatuses,
  complaintTopics,
  reportReasons,
  reportStatuses,
} from '#contract/moderation.ts';
import { profiles, users } from './accounts.ts';
import { moment } from './columns.ts';
import { photos } from './photos.ts';
import { sites } from './site.ts';

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
    topic: text().$type<(typeof complaintTopics)[number]>().notNull(),
    message: text().notNull(),
    status: text().$type<(typeof complaintStatuses)[number]>().notNull(),
    decision: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  // Serves erasing who wrote it.
  (table) => [index('complaints_user').on(table.userId)],
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
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    message: text().notNull(),
    reference: text().notNull().unique('reports_reference'),
    status: text().$type<(typeof reportStatuses)[number]>().notNull(),
    decision: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves the member's own list, and letting go of them when the account is erased.
    index('reports_reporter').on(table.reporterId, table.createdAt),
    // Serves letting go of a member who is erased.
    index('reports_member').on(table.memberId),
    // Serves letting go of a photo that is deleted.
    index('reports_photo').on(table.photoId),
  ],
);
