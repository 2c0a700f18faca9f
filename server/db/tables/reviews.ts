import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReviewKind } from '#contract/console/index.ts';
import { sql } from '../sql.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

/** Who looks at which picture now, so that nobody decides what somebody else is deciding. */
export const reviewClaims = pgTable(
  'review_claims',
  {
    kind: text().$type<ReviewKind>().notNull(),
    /** The picture: its table is that of its kind. */
    subject: uuid().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    // Serves renewing and giving back what somebody holds.
    index('review_claims_staff').on(table.staffId, table.kind),
  ],
);

/** Pictures that somebody left to colleagues. */
export const reviewPasses = pgTable(
  'review_passes',
  {
    kind: text().$type<ReviewKind>().notNull(),
    subject: uuid().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Whether they were not sure, and ask. */
    asks: boolean().notNull(),
    /** Whether they approved it, and somebody else has to agree. */
    approves: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.staffId] }),
    // Serves the job that forgets old ones.
    index('review_passes_at').on(table.at),
  ],
);

/** Decisions over pictures. They name nobody once the picture is gone. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ReviewKind>().notNull(),
    subject: uuid().notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Why it is refused; null if it is approved. */
    reason: text(),
    sentAt: moment().notNull(),
    decidedAt: moment().notNull(),
    undoneAt: moment(),
    /** When it took effect; until then it can be undone. */
    doneAt: moment(),
  },
  (table) => [
    // Serves finding what was just decided, and keeps it to one decision.
    uniqueIndex('reviews_open')
      .on(table.kind, table.subject)
      .where(sql`${table.undoneAt} is null and ${table.doneAt} is null`),
    // Serves the figures of a day, and the job that forgets old ones.
    index('reviews_decided').on(table.decidedAt),
  ],
);
