import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, minorUnits, oneOf, text, timestamp, uuid } from '../core/schemas.ts';
import { discountStatuses, discountValidities, paymentMethods } from './enums.ts';

/** Something that takes a part off the price of an order. */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(countryCode),
  /** Whose it is; null for everybody's. */
  user_id: z.nullable(uuid),
  expires: z.nullable(timestamp),
  value_percentage: z.number(),
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(minorUnits),
  status: z.enum(discountStatuses),
  validity: z.enum(discountValidities),
  expired: z.boolean(),
  /** Null for all of them. */
  paymentmethods: z.nullable(z.array(z.enum(paymentMethods))),
});

export type DiscountCode = z.infer<typeof discountCode>;

export const discountCodeFind = endpoint({
  name: 'discountCodeFind',
  method: 'GET',
  path: '/api/discountcode.php',
  summary: 'A discount code by its name, or the welcome discount of a new member.',
  access: 'member',
  query: z.object({
    code: z.optional(text(40)),
    welcome: z.optional(oneOf(['true', 'false'])),
  }),
  answer: discountCode,
  errors: { code_not_found: 404, code_used: 409 },
  limit: { max: 120, seconds: 3600 },
});
