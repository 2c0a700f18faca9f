import { sql } from '../sql.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  discountStatuses,
  discountValidities,
  PaymentMethod,
} from '#contract/billing/enums.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { PackageDraft } from '#contract/console/prices.ts';
import type { Currency, ServedCountry } from '#contract/countries.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

/** Credits that a site sells together, and what they cost in a country. */
export const packages = pgTable(
  'packages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    country: text().notNull(),
    credits: integer().notNull(),
    /** Tax included, in the minor units of the country's currency. */
    minor: integer().notNull(),
    /** Packages that are not sold any more stay for the orders that name them. */
    active: boolean().notNull().default(true),
  },
  (table) => [
    check('packages_positive', sql`${table.credits} > 0 and ${table.minor} > 0`),
    // Serves what is for sale in a country, and keeps each size to one price.
    uniqueIndex('packages_for_sale')
      .on(table.siteId, table.country, table.credits)
      .where(sql`${table.active}`),
  ],
);

/** Each change of what a site sells in a country, whole: the latest is what `packages` tells. */
export const priceVersions = pgTable(
  'price_versions',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    country: text().$type<ServedCountry>().notNull(),
    /** From 1 on; of two changes at once only one gets the next number. */
    version: integer().notNull(),
    packages: jsonb().$type<readonly PackageDraft[]>().notNull(),
    changedBy: uuid()
      .notNull()
      .references(() => staff.id),
    changedAt: moment().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.country, table.version] })],
);

/** The gifts that members of a site can send; a site without a row offers all of them. */
export const giftLists = pgTable('gift_lists', {
  siteId: integer()
    .primaryKey()
    .references(() => sites.id),
  /** From 1 on, so that two people do not overwrite each other. */
  version: integer().notNull(),
  /** In their order. */
  offered: text().array().$type<GiftId[]>().notNull(),
  changedBy: uuid()
    .notNull()
    .references(() => staff.id),
  changedAt: moment().notNull(),
});

/** Codes that take a part off the price. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** In capitals. */
    code: text().notNull(),
    country: text(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expires: moment(),
    valueBp: integer().notNull(),
    currency: text().$type<Currency>(),
    minimumOrderValue: integer(),
    status: text().$type<(typeof discountStatuses)[number]>().notNull(),
    validity: text().$type<(typeof discountValidities)[number]>().notNull(),
    paymentmethods: text().array().$type<PaymentMethod[]>(),
    /** How many orders may have it, beside what its validity says; null for any number. */
    maxUses: integer(),
    /** What it is for, for those who run the site. */
    purpose: text().notNull().default(''),
    /** Shared by those that were made together. */
    batch: uuid(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.code] }),
    check('discount_codes_value', sql`${table.valueBp} between 1 and 9900`),
    check('discount_codes_max_uses', sql`${table.maxUses} > 0`),
    // Serves erasing those that were for one member.
    index('discount_codes_user').on(table.userId),
    // Serves the list of a site, the latest first.
    index('discount_codes_listed').on(table.siteId, table.createdAt, table.code),
  ],
);
