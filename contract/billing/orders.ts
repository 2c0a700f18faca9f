import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { liveEvent } from '../core/live.ts';
import { countryCode, done, minorUnits, oneOf, text, timestamp, uuid } from '../core/schemas.ts';
import { activeDiscount, creditPackage, packageId } from './packages.ts';
import { orderStates, paymentFailures, paymentMethods } from './words.ts';

/** A way to pay that was kept from an earlier order. */
export const storedMethod = z.object({
  method: z.enum(paymentMethods),
  /** Such as `visa`, or the bank of an account. */
  brand: z.string(),
  last4: z.string(),
});

export type StoredMethod = z.infer<typeof storedMethod>;

/** What comes back of an order whose credits were not all used. */
const refundable = z.object({ credits: z.int(), minor: minorUnits, until: timestamp });

export const orderView = z.object({
  id: uuid,
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
  refunded_minor: minorUnits,
  refundable: z.nullable(refundable),
});

export type OrderView = z.infer<typeof orderView>;

/** An order, and where to pay it: a page of the provider, until it is paid or given up. */
const started = z.object({ order: orderView, redirect: z.nullable(z.string()) });

/** Why a code cannot be used for an order. */
export const codeErrors = {
  code_not_found: 404,
  code_used: 409,
  code_expired: 410,
  code_minimum: 422,
  code_country: 422,
  code_currency: 422,
  code_method: 422,
} as const;

const orderErrors = {
  package_not_found: 404,
  method_unavailable: 422,
  confirm_first: 403,
  direct_debit_blocked: 403,
  direct_debit_limit: 429,
  mandate_needed: 409,
  price_changed: 409,
  ...codeErrors,
} as const;

const discountText = text(40);

export const quote = endpoint({
  name: 'quote',
  method: 'GET',
  path: '/api/quote.php',
  summary: 'What an order would cost, with the code that was typed or the discount that is active.',
  access: 'member',
  query: z.object({
    package: packageId,
    method: z.optional(oneOf(paymentMethods)),
    code: z.optional(discountText),
  }),
  answer: z.object({
    /** To order under: the same in every tab, until an order is paid or given up. */
    client_id: uuid,
    package: creditPackage,
    country: countryCode,
    currency: z.string(),
    list_minor: minorUnits,
    minor: minorUnits,
    tax_bp: z.int(),
    tax_minor: minorUnits,
    /** The code that is used, and what it takes off; typed ones come before active ones. */
    code: z.nullable(z.string()),
    discount_percent: z.nullable(z.number()),
    discount: z.nullable(activeDiscount),
    methods: z.array(z.enum(paymentMethods)),
    /** Kept from an earlier order, to be used without typing anything. */
    stored: z.array(storedMethod),
  }),
  errors: {
    package_not_found: 404,
    method_unavailable: 422,
    ...codeErrors,
  },
  limit: { max: 300, seconds: 3600 },
});

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
    code: z.optional(z.nullable(discountText)),
    /** What the member was shown; nothing is ordered at another price. */
    minor: minorUnits,
    /** Whether to pay with what was kept from an earlier order. */
    stored: z.optional(z.boolean()),
  }),
  answer: started,
  errors: orderErrors,
  limit: { max: 60, seconds: 3600 },
  once: false,
});

export const repeatOffer = endpoint({
  name: 'repeatOffer',
  method: 'GET',
  path: '/api/repeat-order.php',
  summary: 'The last order as it would be repeated today; null without one.',
  access: 'member',
  answer: z.object({
    offer: z.nullable(
      z.object({
        client_id: uuid,
        package: creditPackage,
        country: countryCode,
        currency: z.string(),
        minor: minorUnits,
        tax_bp: z.int(),
        tax_minor: minorUnits,
        method: z.enum(paymentMethods),
        /** Null if it has to be paid on a page of the provider again. */
        stored: z.nullable(storedMethod),
      }),
    ),
  }),
  errors: {},
});

export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/api/orders.php',
  summary: 'All orders of the member, the latest first, page by page.',
  access: 'member',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answer: z.object({ orders: z.array(orderView), next: z.nullable(z.string()) }),
  errors: {},
});

const whichOrder = z.object({ id: uuid });

export const orderState = endpoint({
  name: 'orderState',
  method: 'GET',
  path: '/api/order.php',
  summary: 'One order, as far as it is known here.',
  access: 'member',
  query: whichOrder,
  answer: started,
  errors: { order_not_found: 404 },
});

export const orderCheck = endpoint({
  name: 'orderCheck',
  method: 'POST',
  path: '/api/order-check.php',
  summary: 'Asks the provider how a payment stands, for whoever comes back before its word did.',
  access: 'member',
  body: whichOrder,
  answer: started,
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
  body: whichOrder,
  answer: started,
  errors: { order_not_found: 404 },
  once: false,
});

export const receipt = endpoint({
  name: 'receipt',
  method: 'GET',
  path: '/api/receipt.php',
  summary: 'Everything a receipt tells: seller, buyer, what was paid and what came back.',
  access: 'member',
  query: whichOrder,
  answer: z.object({
    order: orderView,
    seller: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      country: countryCode,
      kvk: z.string(),
      vat_number: z.nullable(z.string()),
    }),
    buyer: z.object({ name: z.string(), email: z.string() }),
    refunds: z.array(z.object({ at: timestamp, credits: z.int(), minor: minorUnits })),
  }),
  errors: { order_not_found: 404 },
});

export const receiptFile = endpoint({
  name: 'receiptFile',
  method: 'GET',
  path: '/api/receipt-pdf.php',
  summary: 'The receipt as a document to keep.',
  access: 'member',
  query: whichOrder,
  answer: z.file(),
  produces: 'application/pdf',
  errors: { order_not_found: 404 },
  limit: { max: 60, seconds: 3600 },
});

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
  }),
  answer: z.object({ order: orderView }),
  errors: {
    order_not_found: 404,
    nothing_to_refund: 409,
    refund_over: 410,
    price_changed: 409,
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
  answer: done,
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
