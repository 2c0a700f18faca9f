import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { liveEvent } from '../core/live.ts';
import {
  countryCode,
  day,
  okAnswer,
  email,
  minorUnits,
  oneOf,
  text,
  timestamp,
  uuid,
} from '../core/schemas.ts';
import { codeErrors, discountCodeInput, storedMethod } from './quotes.ts';
import {
  debitPhases,
  orderFilters,
  orderStates,
  paymentFailures,
  paymentMethods,
  refundPayouts,
} from './enums.ts';

/** What comes back of an order whose credits were not all used. */
const refundable = z.object({
  credits: z.int(),
  minor: minorUnits,
  until: timestamp,
  money: z.enum(refundPayouts),
});

/** The paper of a refund: by which id it is read, and its number. */
export const creditNoteView = z.object({ id: uuid, number: z.string() });

/** How an order is collected from a bank account. */
export const debitView = z.object({
  phase: z.enum(debitPhases),
  collect_on: day,
  /** When it is known that no bank sends it back. */
  confirmed_by: day,
  /** What the mandate and whoever collects are called. */
  mandate: z.string(),
  creditor_id: z.string(),
  /** Whether its credits were given; they may come before it is paid. */
  credited: z.boolean(),
});

export type DebitView = z.infer<typeof debitView>;

export const orderView = z.object({
  id: uuid,
  /** To be read aloud; addresses have the id. */
  number: z.string(),
  /** Of its receipt; null until it is paid. */
  receipt_no: z.nullable(z.string()),
  created_at: timestamp,
  settled_at: z.nullable(timestamp),
  state: z.enum(orderStates),
  failure: z.nullable(z.enum(paymentFailures)),
  method: z.enum(paymentMethods),
  /** What was paid with, if it is known. */
  paid_with: z.nullable(storedMethod),
  package: z.int(),
  credits: z.int(),
  country: countryCode,
  currency: z.string(),
  list_minor: minorUnits,
  minor: minorUnits,
  discount_percent: z.nullable(z.number()),
  code: z.nullable(z.string()),
  tax_bp: z.int(),
  tax_minor: minorUnits,
  /** Where it is taxed. */
  tax_country: countryCode,
  /** What went back because the member asked for it, or the staff gave it. */
  refunded_minor: minorUnits,
  /** The credits that went with it; none where only the price was lowered. */
  refunded_credits: z.int(),
  /** What the payer's bank took back. */
  taken_minor: minorUnits,
  /** The tax in what is left after both. */
  kept_tax_minor: minorUnits,
  credit_notes: z.array(creditNoteView),
  refundable: z.nullable(refundable),
  /** Of an order by direct debit: it is pending until it is collected, whenever its credits come. */
  debit: z.nullable(debitView),
});

export type OrderView = z.infer<typeof orderView>;

/** An order, and where to pay it: a page of the provider, until it is paid or given up. */
const startedOrder = z.object({ order: orderView, redirect: z.nullable(z.string()) });

const orderErrors = {
  package_not_found: 404,
  method_unavailable: 422,
  confirm_first: 403,
  direct_debit_blocked: 403,
  direct_debit_limit: 429,
  mandate_needed: 409,
  price_changed: 409,
  order_meanwhile: 409,
  ...codeErrors,
} as const;

export const order = endpoint({
  name: 'order',
  method: 'POST',
  path: '/api/order.php',
  summary: 'Orders a package, once for each client id, and tells where to pay it.',
  access: 'member',
  body: z.object({
    client_id: uuid,
    package: z.int(),
    method: z.enum(paymentMethods, 'unknown_choice'),
    code: z.optional(z.nullable(discountCodeInput)),
    /** What the member was shown; nothing is ordered at another price. */
    minor: minorUnits,
    /** Whether to pay with what was kept from an earlier order. */
    stored: z.optional(z.boolean()),
  }),
  answer: startedOrder,
  errors: orderErrors,
  limit: { max: 60, seconds: 3600 },
  once: false,
});

export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/api/orders.php',
  summary:
    'Orders of the member, the latest first, page by page: all, payments, or what was not completed.',
  access: 'member',
  query: z.object({
    show: z.optional(oneOf(orderFilters)),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({ orders: z.array(orderView), next: z.nullable(z.string()) }),
  errors: {},
});

const orderIdInput = z.object({ id: uuid });

export const orderState = endpoint({
  name: 'orderState',
  method: 'GET',
  path: '/api/order.php',
  summary: 'One order, as far as it is known here.',
  access: 'member',
  query: orderIdInput,
  answer: startedOrder,
  errors: { order_not_found: 404 },
});

export const orderCheck = endpoint({
  name: 'orderCheck',
  method: 'POST',
  path: '/api/order-check.php',
  summary: 'Asks the provider how a payment stands, for whoever comes back before its word did.',
  access: 'member',
  body: orderIdInput,
  answer: z.extend(startedOrder, {
    /** Whether it waits for its payer, as far as the provider says; nobody pays or gives up before. */
    payable: z.boolean(),
  }),
  errors: { order_not_found: 404 },
  limit: { max: 600, seconds: 3600 },
  once: false,
});

export const orderCancel = endpoint({
  name: 'orderCancel',
  method: 'POST',
  path: '/api/order-cancel.php',
  summary: 'Gives up an order that is not paid yet; what was paid meanwhile stays paid.',
  access: 'member',
  body: orderIdInput,
  answer: startedOrder,
  errors: { order_not_found: 404 },
  once: false,
});

/** With which words a member withdraws, and where that is to be acknowledged. */
const withdrawal = z.object({ name: text(120), email });

export type Withdrawal = z.infer<typeof withdrawal>;

export const refund = endpoint({
  name: 'refund',
  method: 'POST',
  path: '/api/refund.php',
  summary: 'Takes unused credits of an order back and returns their price the way it was paid.',
  access: 'member',
  body: z.object({
    id: uuid,
    /** What the member was shown; if a message was paid meanwhile, they are asked anew. */
    minor: minorUnits,
    /** For those who withdraw from the contract: the mail about it acknowledges that. */
    withdrawal: z.optional(withdrawal),
  }),
  answer: z.object({ order: orderView }),
  errors: {
    order_not_found: 404,
    nothing_to_refund: 409,
    refund_over: 410,
    refund_changed: 409,
  },
  limit: { max: 30, seconds: 3600 },
  once: false,
});

export const paymentEvent = endpoint({
  name: 'paymentEvent',
  method: 'POST',
  path: '/api/payment-event.php',
  summary: 'Word of the payment provider, signed by it; whatever else arrives changes nothing.',
  access: 'anyone',
  body: z.file(),
  accepts: 'signed',
  answer: okAnswer,
  errors: { signature_invalid: 400 },
  servers: true,
  once: false,
});

/** Credits, premium and orders change together. */
export const orderChanged = liveEvent({
  name: 'order_changed',
  summary: 'An order of the member has moved on; with it credits and premium may have changed.',
  payload: z.object({
    id: uuid,
    state: z.enum(orderStates),
    credits: z.int(),
    paid_user: z.boolean(),
  }),
});
