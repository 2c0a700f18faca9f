import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SignupDraft, Tracking } from '#contract/accounts/index.ts';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';
import { sites } from './site.ts';

export const mailTokenKinds = ['activation', 'reset', 'mail_change', 'return'] as const;

/** Links that were mailed. The secret itself is stored nowhere. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof mailTokenKinds)[number]>().notNull(),
    tokenHash: text().notNull().unique('mail_tokens_token'),
    /** The new address, where the link confirms one. */
    email: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    // Serves taking back the older links of a member.
    index('mail_tokens_user').on(table.userId, table.kind),
    // Serves the hourly job that forgets links nobody opened.
    index('mail_tokens_expires').on(table.expiresAt),
  ],
);

/** Accounts that a partner began and their owners have not finished. */
export const signupDrafts = pgTable(
  'signup_drafts',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    tokenHash: text().notNull().unique('signup_drafts_token'),
    draft: jsonb().$type<SignupDraft>().notNull(),
    trafficsource: jsonb().$type<Tracking>().notNull(),
    expiresAt: moment().notNull(),
  },
  // Serves the hourly job that forgets drafts nobody finished.
  (table) => [index('signup_drafts_expires').on(table.expiresAt)],
);

/** From where and with what each member signed in: what is known raises no alarm. */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the network the member came from. */
    networkHash: text().notNull(),
    device: text().notNull(),
    country: text(),
    lastAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash, table.device] }),
    // Serves finding who comes from the same network.
    index('sign_ins_network').on(table.networkHash),
    // Serves the hourly job that forgets what was not used for long.
    index('sign_ins_last').on(table.lastAt),
  ],
);

/** A member's data export: made by a job, kept for seven days. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A new one for each export, so that a job that comes late writes into none but its own. */
    runId: uuid().notNull(),
    progress: integer().notNull(),
    file: bytes(),
    createdAt: moment().notNull(),
    readyAt: moment(),
    expiresAt: moment().notNull(),
  },
  // Serves the hourly job that forgets exports.
  (table) => [index('data_exports_expires').on(table.expiresAt)],
);
