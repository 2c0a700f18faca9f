import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { complaintStatuses, complaintTopics } from '../../../contract/moderation.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';

export const complaints = pgTable('complaints', {
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
});
