import * as z from 'zod/mini';
import { paymentMethods } from '../billing/enums.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  countryCode,
  knownDay,
  oneOf,
  text,
  timestamp,
  uuid,
  wholeNumber,
} from '../core/schemas.ts';
import { orderDays, orderViews, refundModes, refundRemedies } from './enums.ts';
import { consoleLimits } from './limits.ts';
import { orderPage, orderRow, orderSum } from './order-views.ts';

const right = 'orders.refund';

export const orderList = endpoint({
  name: 'orderList',
  method: 'GET',
  path: '/api/admin/orders.php',
  summary: 'Orders, the latest first, and what all of them come to.',
  access: 'staff',
  right,
  background: true,
  query: z.object({
    view: z.optional(oneOf(orderViews)),
    site: z.optional(wholeNumber(1, 999_999)),
    method: z.optional(oneOf(paymentMethods)),
    country: z.optional(countryCode),
    /** In the time of their site. */
    from: z.optional(knownDay),
    to: z.optional(knownDay),
    days: z.optional(oneOf(orderDays)),
    /** The number of an order, a receipt or a credit note, a member by name or id, or the last four digits. */
    search: z.optional(text(60)),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    /** Disputes that wait for our answer, the most urgent first; on the first page of all orders. */
    first: z.array(orderRow),
    orders: z.array(orderRow),
    next: z.nullable(z.string()),
    /** Of everything that fits, not of this page alone. */
    sums: z.array(orderSum),
    /** Whether all that fits was added up, which is done no further than `maxSummed`. */
    is_whole: z.boolean(),
    /** How many wait for us, for money or a second person, or got no money back; counted no further than `maxCount`. */
    counts: z.object({
      disputed: z.int(),
      waiting: z.int(),
      proposed: z.int(),
      refund_failed: z.int(),
    }),
  }),
  errors: {},
});

export const orderBacklog = endpoint({
  name: 'orderBacklog',
  method: 'GET',
  path: '/api/admin/orders/backlog.php',
  summary:
    'How many disputes wait for our answer, refunds for a second person, and refunds that came to nothing.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site: z.optional(wholeNumber(1, 999_999)) }),
  answer: z.object({
    disputes: z.object({ waiting: z.int(), due_at: z.nullable(timestamp) }),
    refunds: z.object({ waiting: z.int(), oldest_at: z.nullable(timestamp) }),
    failed_refunds: z.object({ waiting: z.int(), oldest_at: z.nullable(timestamp) }),
  }),
  errors: {},
});

const byId = {
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  errors: { order_not_found: 404 },
} as const;

export const orderRead = endpoint({
  ...byId,
  name: 'orderRead',
  method: 'GET',
  path: '/api/admin/order.php',
  summary: 'An order with its history and what can go back; that it was opened is logged.',
  answer: orderPage,
});

export const orderRefund = endpoint({
  name: 'orderRefund',
  method: 'POST',
  path: '/api/admin/orders/refund.php',
  summary: 'Gives money of an order back, or puts a large amount before a second person.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({
    id: uuid,
    mode: z.enum(refundModes, 'unknown_choice'),
    /** What was shown or typed: nothing else is given back. */
    minor: z.int().check(z.gte(1, 'too_small'), z.lte(100_000_000, 'too_large')),
    reason: text(consoleLimits.staff.reasonLength),
  }),
  /** The order afterwards; it says whether the refund waits for a second person. */
  answer: orderPage,
  errors: {
    order_not_found: 404,
    order_not_refundable: 409,
    refund_amount_changed: 409,
    refund_too_large: 409,
    proposal_open: 409,
  },
});

export const refundMend = endpoint({
  name: 'refundMend',
  method: 'POST',
  path: '/api/admin/orders/mend-refund.php',
  summary: 'Sends a refund that came to nothing once more, or notes that it was paid by hand.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({
    /** Of the refund. */
    id: uuid,
    remedy: z.enum(refundRemedies, 'unknown_choice'),
    reason: text(consoleLimits.staff.reasonLength),
  }),
  /** The order afterwards; it says whether a large amount waits for a second person. */
  answer: orderPage,
  errors: { order_not_found: 404, order_not_refundable: 409, proposal_open: 409 },
});

const disputeErrors = { order_not_found: 404, dispute_over: 409 } as const;

export const disputeAnswer = endpoint({
  name: 'disputeAnswer',
  method: 'POST',
  path: '/api/admin/orders/dispute-answer.php',
  summary: 'Answers what the payer’s bank asks or took, once, with what we hold.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ id: uuid, answer: text(consoleLimits.orders.answerLength) }),
  answer: orderPage,
  errors: disputeErrors,
});

export const disputeAccept = endpoint({
  name: 'disputeAccept',
  method: 'POST',
  path: '/api/admin/orders/dispute-accept.php',
  summary: 'Gives up a dispute in which the bank has taken the money: the payer keeps it.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ id: uuid, reason: text(consoleLimits.staff.reasonLength) }),
  answer: orderPage,
  errors: disputeErrors,
});

/** A paper as its buyer has it. */
const paper = {
  ...byId,
  method: 'GET',
  answer: z.file(),
  produces: 'application/pdf',
  sameOrigin: true,
  limit: { max: 120, seconds: 3600 },
} as const;

export const orderReceipt = endpoint({
  ...paper,
  name: 'orderReceipt',
  path: '/api/admin/orders/receipt.pdf',
  summary: 'The receipt of an order, as its buyer has it; taking it is logged.',
});

export const orderCreditNote = endpoint({
  ...paper,
  name: 'orderCreditNote',
  path: '/api/admin/orders/credit-note.pdf',
  summary: 'The credit note of a refund, as its buyer has it; taking it is logged.',
});
