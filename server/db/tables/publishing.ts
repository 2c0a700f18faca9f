import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

/** The one draft of a site, which its editors share; a row for as long as the site is there. */
export const siteDrafts = pgTable('site_drafts', {
  siteId: integer()
    .primaryKey()
    .references(() => sites.id),
  /** Grows with every change, so that nobody overwrites what they have not seen. */
  revision: integer().notNull(),
  /** The version that the draft was filled with; null for one that was typed. */
  restoredFrom: integer(),
});

/** What is changed on a site and not published, a row for each field and each page in a language. */
export const siteChanges = pgTable(
  'site_changes',
  {
    siteId: integer()
      .notNull()
      .references(() => siteDrafts.siteId),
    field: text().notNull(),
    /** Null for a page that is taken away. */
    value: jsonb().$type<unknown>(),
    /** The revision of the draft after this change. */
    revision: integer().notNull(),
    changedBy: uuid()
      .notNull()
      .references(() => staff.id),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.field] })],
);

/** Everything that was published of a site, version by version. Rows are only added. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    number: integer().notNull(),
    /** All fields and pages, by their names. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** How it differs from the version before. */
    changes: jsonb()
      .$type<readonly { readonly field: string; readonly old: unknown; readonly new: unknown }[]>()
      .notNull(),
    /** Null for what was changed outside of the console. */
    publishedBy: uuid().references(() => staff.id),
    publishedAt: moment().notNull(),
    note: text().notNull(),
    restoredFrom: integer(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.number] })],
);
