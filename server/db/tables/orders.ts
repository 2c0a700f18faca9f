import { sql } from '../sql.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaidWith, TaxEvidence } from '#contract/billing/quotes.ts';
import type { Seller } from '#contract/billing/receipts.ts';
import type { OrderState, PaymentFailure, PaymentMethod } from '#contract/billing/enums.ts';
import type { Currency } from '#contract/countries.ts';
import type { Locale } from '#contract/locales.ts';
import type { TextBlock } from '#contract/terms.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { creditLots } from './credits.ts';
import { packages } from './offers.ts';
import { companies, sites } from './site.ts';
import { staff } from './staff.ts';

/** Terms that orders were made under, worded as on that day; the same words are kept once. */
export const agreedTerms = pgTable('agreed_terms', {
  /** Of all the rest. */
  hash: text().primaryKey(),
  siteName: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** The day that the terms themselves name. */
  version: moment().notNull(),
  /** The terms, and then what is said of withdrawing. */
  blocks: jsonb().$type<readonly TextBlock[]>().notNull(),
});

/** What members have ordered. It names no member once the account is erased: the books stay. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** To be read aloud: without letters and digits that look or sound alike. */
    no: text()
      .notNull()
      .default(
        sql`translate(substr(gen_random_uuid()::text, 25, 5) || '-' || substr(gen_random_uuid()::text, 25, 5), '0123456789abcdef', '23456789AFHKMRXY')`,
      ),
    /** Made by the browser: the same one again is the same order. */
    clientId: uuid().notNull(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    credits: integer().notNull(),
    country: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    listMinor: integer().notNull(),
    minor: integer().notNull(),
    code: text(),
    /** In hundredths of a percent, as is tax. */
    discountBp: integer(),
    taxBp: integer().notNull(),
    taxMinor: integer().notNull(),
    /** Where it is taxed, and what told so: countries, and nothing else. */
    taxCountry: text(),
    taxEvidence: jsonb().$type<TaxEvidence>(),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    /** What the provider calls it. */
    reference: text(),
    /** Where it is paid. */
    redirect: text(),
    state: text().$type<OrderState>().notNull(),
    failure: text().$type<PaymentFailure>(),
    paidWith: jsonb().$type<PaidWith>(),
    /** Null for orders from before terms were kept. */
    termsHash: text().references(() => agreedTerms.hash),
    /** Whose receipt it has; null for orders from before that was kept: the company of their site. */
    companyId: integer(),
    /** Null for orders from before sellers were kept: the first seller of their company. */
    seller: jsonb().$type<Seller>(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** When its credits were given; by direct debit that may be before it is paid. */
    creditedAt: moment(),
    receiptNo: text(),
    /** The credits that came of it. */
    lotId: uuid().references(() => creditLots.id, { onDelete: 'set null' }),
    refundedMinor: integer().notNull().default(0),
    /** When the payer's bank gave back what it had taken; that happens once. */
    restoredAt: moment(),
  },
  (table) => [
    check('orders_refunded', sql`${table.refundedMinor} between 0 and ${table.minor}`),
    // Keeps two tabs and a double click to one order.
    unique('orders_client').on(table.userId, table.clientId),
    // Keeps numbers apart, and finds the order that somebody names to customer service.
    unique('orders_no').on(table.no),
    // Serves word of the provider.
    unique('orders_reference').on(table.provider, table.reference),
    unique('orders_receipt').on(table.receiptNo),
    // Serves the member's list, the latest first, and the last one to repeat.
    index('orders_own').on(table.userId, table.createdAt, table.id),
    // Serves the job that gives up what nobody pays any more.
    index('orders_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('loading', 'pending')`),
    // Serves which package is chosen most.
    index('orders_chosen')
      .on(table.siteId, table.settledAt)
      .where(sql`${table.state} = 'completed'`),
    // Serves counting the orders of an hour that were paid.
    index('orders_paid')
      .on(table.settledAt)
      .where(sql`${table.receiptNo} is not null`),
    // Serves erasing the credits that came of it.
    index('orders_lot').on(table.lotId),
    // Serves the console's search by the last digits of a card.
    index('orders_last_digits').on(sql`(${table.paidWith}->>'last4')`),
    // Serves the console's list of all sites, the latest first.
    index('orders_placed').on(table.createdAt, table.id),
    // Serves the same of one site.
    index('orders_site').on(table.siteId, table.createdAt, table.id),
  ],
);

/** How many receipts and credit notes a company has written in a year; they share numbers without gaps. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
);

/**
 * Word of providers that was heard: the same once more changes nothing. What is about an order stays
 * with it, as its history; it names nobody.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    orderId: uuid(),
    /** What the provider calls it; null for events from before that was kept. */
    word: text(),
    /** When it happened, as the provider says; null where it does not. */
    happenedAt: moment(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    // Serves the job that forgets old ones.
    index('payment_events_received').on(table.receivedAt),
    // Serves the history of an order.
    index('payment_events_order').on(table.orderId),
  ],
);

/** What a member can pay with again without typing anything; the provider holds the rest. */
export const storedMethods = pgTable('stored_methods', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text().notNull(),
  token: text().notNull(),
  shown: jsonb().$type<PaidWith>().notNull(),
  createdAt: moment().notNull(),
});

/** Whom the provider knows members as, and the address that it was told. */
export const payers = pgTable('payers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text().notNull(),
  reference: text().notNull(),
  email: text().notNull(),
  createdAt: moment().notNull(),
});

/** Money that goes back for credits that were not used. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    credits: integer().notNull(),
    minor: integer().notNull(),
    /** Asked for by the member, or taken back by the payer's bank. */
    kind: text().$type<'asked' | 'returned'>().notNull(),
    /**
     * Done once the provider has taken it over, and failed if it came to nothing after that; held while
     * the payer's bank has taken it itself; by hand if we paid it past the provider.
     */
    state: text().$type<'due' | 'held' | 'done' | 'failed' | 'by_hand'>().notNull(),
    /** Under what key the provider is asked, if that is not its id: each time it came to nothing has another. */
    providerKey: uuid(),
    createdAt: moment().notNull(),
    /** Of its credit note, in the series of the receipts; what a bank took back has none. */
    noteNo: text(),
    /** Who of the staff gave it; null for what the member asked for by themselves. */
    staffId: uuid().references(() => staff.id),
  },
  (table) => [
    // Serves receipts.
    index('refunds_order').on(table.orderId),
    // Serves counting the refunds of an hour.
    index('refunds_created').on(table.createdAt),
    // Serves those who send money back.
    index('refunds_due')
      .on(table.orderId)
      .where(sql`${table.state} = 'due'`),
    // Serves those who see to refunds that came to nothing.
    index('refunds_failed')
      .on(table.orderId)
      .where(sql`${table.state} = 'failed'`),
    unique('refunds_note').on(table.noteNo),
    // Serves words of the provider.
    unique('refunds_provider_key').on(table.providerKey),
  ],
);

/** Orders that have a code; those that fail or are given up leave it to others again. */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    siteId: integer().notNull(),
    code: text().notNull(),
    /** Empty for a code that is used once, the member for one of once each, else the order. */
    slot: text().notNull(),
  },
  (table) => [unique('discount_uses_once').on(table.siteId, table.code, table.slot)],
);
