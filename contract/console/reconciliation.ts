import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, minorUnits, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { differenceKinds } from './enums.ts';
import { orderSum } from './order-views.ts';

const right = 'orders.refund';

/** Nothing was sold before there were computers, and databases know no year 0. */
const comparedDay = day.check(z.refine((value) => value >= '1970-01-01', 'too_small'));

const amount = z.nullable(z.object({ minor: minorUnits, currency: z.string() }));

const difference = z.object({
  kind: z.enum(differenceKinds),
  /** Null for what the provider has of an order that is not here. */
  order: z.nullable(z.object({ id: uuid, number: z.string(), site: z.int() })),
  /** What the provider, or for a debit the bank, calls it. */
  reference: z.nullable(z.string()),
  at: timestamp,
  here: amount,
  there: amount,
  /** Whether it can be taken over from the provider. */
  can_take: z.boolean(),
});

export type Difference = z.infer<typeof difference>;

const reconciliation = z.object({
  from: day,
  to: day,
  provider: z.string(),
  /** How many payments were compared, and whether these were all. */
  compared: z.int(),
  is_whole: z.boolean(),
  here: z.array(orderSum),
  there: z.array(orderSum),
  differences: z.array(difference),
});

export type Reconciliation = z.infer<typeof reconciliation>;

export const reconciliationRead = endpoint({
  name: 'reconciliationRead',
  method: 'GET',
  path: '/api/admin/reconciliation.php',
  summary: 'What the provider and the bank say of some days against what we hold.',
  access: 'staff',
  right,
  query: z.object({
    site: z.optional(wholeNumber(1, 999_999)),
    from: comparedDay,
    to: comparedDay,
  }),
  answer: reconciliation,
  errors: { period_too_long: 400 },
  limit: { max: 120, seconds: 3600 },
});

export const paymentTakeOver = endpoint({
  name: 'paymentTakeOver',
  method: 'POST',
  path: '/api/admin/reconciliation.php',
  summary: 'Brings an order to where the provider says it is, as word of the provider does.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ order: uuid }),
  answer: z.object({ is_changed: z.boolean() }),
  errors: { order_not_found: 404, payment_not_found: 409 },
  limit: { max: 120, seconds: 3600 },
});
