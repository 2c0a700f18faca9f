import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import type { Seller } from '#contract/billing/receipts.ts';
import type { SiteSettings } from '#contract/site.ts';
import { moment } from './columns.ts';

export const companies = pgTable('companies', {
  id: integer().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  kvk: text().notNull(),
  tradenames: text().array().notNull(),
  vatNumbers: jsonb().$type<Record<string, string>>().notNull(),
  supportPhone: text().notNull(),
  deleteDiscount: integer().notNull(),
  /** As whom it sold before its first change; null until then. Orders from before sellers were kept need it. */
  firstSeller: jsonb().$type<Seller>(),
  added: moment().notNull(),
});

export const sites = pgTable(
  'sites',
  {
    id: integer().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    domainLanguage: text().notNull(),
    /** Checked against the contract's schema whenever it is written and read. */
    settings: jsonb().$type<SiteSettings>().notNull(),
    /** Serves hosts that no site names. */
    isDefault: boolean().notNull(),
    /** Since when its hosts are not served. */
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('sites_one_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);

export const siteDomains = pgTable('site_domains', {
  domain: text().primaryKey(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  /** The domain that links and mails use. */
  main: boolean().notNull(),
});

/** Pages that operators write, as Markdown, per language. */
export const pages = pgTable(
  'pages',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    token: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.token, table.locale] })],
);
