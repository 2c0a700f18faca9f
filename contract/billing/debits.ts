import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, okAnswer, minorUnits, text, timestamp, uuid } from '../core/schemas.ts';
import { orderView } from './orders.ts';
import { codeErrors } from './quotes.ts';

/** The member's word that their account may be debited. */
export const mandateView = z.object({
  reference: z.string(),
  holder: z.string(),
  /** All but the ends of it hidden. */
  iban: z.string(),
  signed_at: timestamp,
});

export type MandateView = z.infer<typeof mandateView>;

export const directDebit = endpoint({
  name: 'directDebit',
  method: 'GET',
  path: '/api/direct-debit.php',
  summary:
    'Whether the member can pay by direct debit, with which mandate, and what the limits are.',
  access: 'member',
  answer: z.object({
    /** Whether it is offered where the member pays. */
    available: z.boolean(),
    blocked: z.boolean(),
    /** What can still be debited today, in minor units. */
    left_minor: minorUnits,
    /** When an order of this moment would be collected. */
    collect_on: day,
    /** When it would be known that it is paid. */
    confirmed_by: day,
    mandate: z.nullable(mandateView),
    /** Who collects, as it stands in the mandate. */
    creditor: z.object({ name: z.string(), id: z.string(), address: z.string() }),
  }),
  errors: {},
});

const phone = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(30, 'too_long'));

export const debitCode = endpoint({
  name: 'debitCode',
  method: 'POST',
  path: '/api/direct-debit-code.php',
  summary: 'Sends a code of six digits to a mobile number.',
  access: 'member',
  body: z.object({ phone }),
  answer: z.object({ phone: z.string(), expires_at: timestamp }),
  errors: {
    confirm_first: 403,
    sms_too_many: 429,
    direct_debit_blocked: 403,
    method_unavailable: 422,
  },
  limit: { max: 20, seconds: 3600 },
});

export const debitOrder = endpoint({
  name: 'debitOrder',
  method: 'POST',
  path: '/api/direct-debit.php',
  summary: 'Gives a mandate and orders a package with it, once for each client id.',
  access: 'member',
  body: z.object({
    client_id: uuid,
    package: z.int(),
    code: z.optional(z.nullable(text(40))),
    minor: minorUnits,
    holder: text(70),
    iban: text(50),
    street: text(70),
    house_number: text(16),
    postal_code: text(16),
    city: text(35),
    phone,
    sms_code: text(10),
    authorised: z.literal(true, 'consent_needed'),
  }),
  answer: z.object({ order: orderView }),
  errors: {
    package_not_found: 404,
    method_unavailable: 422,
    confirm_first: 403,
    price_changed: 409,
    order_meanwhile: 409,
    direct_debit_blocked: 403,
    direct_debit_limit: 429,
    ...codeErrors,
  },
  limit: { max: 30, seconds: 3600 },
  once: false,
});

export const mandateRevoke = endpoint({
  name: 'mandateRevoke',
  method: 'DELETE',
  path: '/api/direct-debit.php',
  summary: 'Takes the mandate back: nothing is ordered with it any more.',
  access: 'member',
  answer: okAnswer,
  errors: {},
  once: false,
});
