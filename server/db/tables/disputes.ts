import { sql } from '../sql.ts';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type {
  DisputeKind,
  DisputeReply,
  DisputeState,
  ReplyState,
} from '#contract/billing/enums.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/** What payers' banks ask of us, or took from us, and what we said to it. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** What the provider calls it. */
    reference: text().notNull(),
    kind: text().$type<DisputeKind>().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** In the provider's word. */
    reason: text().notNull(),
    minor: integer().notNull(),
    currency: text().notNull(),
    openedAt: moment().notNull(),
    /** Until when it can be answered. */
    dueAt: moment(),
    /** When it stood like this, as far as the provider says: earlier word changes nothing. */
    asOf: moment().notNull(),
    reply: text().$type<DisputeReply>(),
    /** A reply is written down before it is sent. */
    replyState: text().$type<ReplyState>(),
    /** What we said; empty once the account is gone. */
    answer: text(),
    /** What we held about the order when we said it; goes with the answer. */
    evidence: text(),
    answeredAt: moment(),
    /** Who of the staff answered it, or gave it up. */
    staffId: uuid().references(() => staff.id),
  },
  (table) => [
    // Keeps what is said of a dispute to one row.
    unique('disputes_reference').on(table.provider, table.reference),
    // Serves the page of an order.
    index('disputes_order').on(table.orderId),
    // Serves what waits for our answer, the most urgent first.
    index('disputes_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} = 'needs_response'`),
    // Serves what is to be sent.
    index('disputes_to_send')
      .on(table.answeredAt)
      .where(sql`${table.replyState} = 'to_send'`),
  ],
);
