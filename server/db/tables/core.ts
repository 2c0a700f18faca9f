import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** The first answer to each idempotency key, so that a repeated write is answered and not redone. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The member's id, or `anonymous`: nobody reads another member's answers. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    // Serves the hourly job that forgets keys after their 24 hours.
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Counters of limited calls, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  // Serves the hourly job that forgets windows that have passed.
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/** Messages between processes that are too large for a notification; the socket adapter's table. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'bigint' }).unique('socket_io_attachments_id'),
  createdAt: moment().defaultNow(),
  payload: bytes(),
});

/** Keys that are made at the first start and shared by all processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: bytes().notNull(),
});
