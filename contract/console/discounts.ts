import * as z from 'zod/mini';
import { discountValidities, orderStates, paymentMethods } from '../billing/enums.ts';
import { currencies, servedCountries } from '../countries.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  minorUnits,
  okAnswer,
  oneOf,
  text,
  timestamp,
  uuid,
  wholeNumber,
} from '../core/schemas.ts';
import { discountViews } from './enums.ts';
import { consoleLimits } from './limits.ts';

const right = 'prices.edit';
const { discounts: limits, staff } = consoleLimits;

const siteId = z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large'));

const atMost = (max: number) => z.int().check(z.gte(1, 'too_small'), z.lte(max, 'too_large'));

/** A code as anybody may type it; it is kept in capitals. */
const codeText = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,31}$/, 'invalid')),
  z.transform((code) => code.toUpperCase()),
);

/** What codes take off, and for which orders. Null stands for no limit. */
const terms = {
  /** In hundredths of a percent. */
  value_bp: atMost(9900),
  country: z.nullable(oneOf(servedCountries)),
  currency: z.nullable(oneOf(currencies)),
  /** In minor units, which need a currency to mean something. */
  minimum_order_value: z.nullable(atMost(limits.maxOrderValue)),
  paymentmethods: z.nullable(
    z
      .array(oneOf(paymentMethods))
      .check(z.minLength(1, 'required'), z.maxLength(paymentMethods.length, 'too_long')),
  ),
  validity: oneOf(discountValidities),
  max_uses: z.nullable(atMost(limits.maxUses)),
  expires: z.nullable(timestamp),
  /** What it is for, which the audit log tells as well. */
  purpose: text(limits.purposeLength),
};

/** Members as the console names them, by the id of their profile. */
const member = z.object({ id: uuid, name: z.string() });

const discountRow = z.object({
  ...terms,
  purpose: z.string(),
  site: z.int(),
  code: z.string(),
  /** Whose it is; null for everybody's. */
  member: z.nullable(member),
  /** Shared by those that were made together. */
  batch: z.nullable(uuid),
  view: z.enum(discountViews),
  created_at: timestamp,
  /** Orders that have it, and those of them that were paid. */
  uses: z.int(),
  paid: z.int(),
  /** What was paid with it and not given back, in each currency. */
  revenue: z.array(z.object({ currency: z.string(), minor: minorUnits })),
});

export type DiscountRow = z.infer<typeof discountRow>;

export const discountList = endpoint({
  name: 'discountList',
  method: 'GET',
  path: '/api/admin/discounts.php',
  summary: 'Discount codes with what became of them, the latest first.',
  access: 'staff',
  right,
  query: z.object({
    view: z.optional(oneOf(discountViews)),
    site: z.optional(wholeNumber(1, 999_999)),
    /** The beginning of a code. */
    search: z.optional(text(40)),
    batch: z.optional(uuid),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    /** Counted no further than `maxCount`. */
    counts: z.object({ active: z.int(), over: z.int(), off: z.int() }),
    discounts: z.array(discountRow),
    next: z.nullable(z.string()),
  }),
  errors: {},
});

export const discountUses = endpoint({
  name: 'discountUses',
  method: 'GET',
  path: '/api/admin/discounts/uses.php',
  summary: 'The orders that have a discount code, the latest first.',
  access: 'staff',
  right,
  query: z.object({
    site: wholeNumber(1, 999_999),
    code: z.string().check(z.regex(/^[A-Z0-9-]{1,40}$/, 'invalid')),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    uses: z.array(
      z.object({
        id: uuid,
        no: z.string(),
        created_at: timestamp,
        state: z.enum(orderStates),
        /** Null once the account is gone. */
        member: z.nullable(member),
        currency: z.string(),
        list_minor: minorUnits,
        minor: minorUnits,
        refunded_minor: minorUnits,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: { discount_not_found: 404 },
});

export const discountPreview = endpoint({
  name: 'discountPreview',
  method: 'GET',
  path: '/api/admin/discounts/preview.php',
  summary: 'What packages would cost in a country with a discount.',
  access: 'staff',
  right,
  query: z.object({
    site: wholeNumber(1, 999_999),
    country: oneOf(servedCountries),
    value_bp: wholeNumber(1, 9900),
  }),
  answer: z.object({
    currency: z.string(),
    packages: z.array(z.object({ credits: z.int(), list_minor: minorUnits, minor: minorUnits })),
  }),
  errors: {},
});

export const discountAdd = endpoint({
  name: 'discountAdd',
  method: 'POST',
  path: '/api/admin/discounts.php',
  summary: 'Makes a discount code.',
  access: 'staff',
  right,
  body: z.object({ site: siteId, code: codeText, member: z.nullable(uuid), ...terms }),
  answer: discountRow,
  errors: { discount_exists: 409 },
});

export const discountBatchAdd = endpoint({
  name: 'discountBatchAdd',
  method: 'POST',
  path: '/api/admin/discounts/batch.php',
  summary: 'Makes many discount codes that nobody can guess, and tells them.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    /** What all of them begin with. */
    prefix: z.pipe(
      z.string().check(z.regex(/^[A-Za-z0-9]{0,12}$/, 'invalid')),
      z.transform((prefix) => prefix.toUpperCase()),
    ),
    count: atMost(limits.batch),
    ...terms,
  }),
  answer: z.object({ batch: uuid, codes: z.array(z.string()) }),
  errors: {},
});

export const discountSwitch = endpoint({
  name: 'discountSwitch',
  method: 'POST',
  path: '/api/admin/discounts/switch.php',
  summary: 'Switches a discount code off or on again, or all that were made with it.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    code: codeText,
    whole_batch: z.boolean(),
    active: z.boolean(),
    reason: text(staff.reasonLength),
  }),
  answer: okAnswer,
  errors: { discount_not_found: 404 },
  once: false,
});
