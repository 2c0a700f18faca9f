import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, minorUnits, oneOf, text, uuid } from '../core/schemas.ts';
import { activeDiscount, creditPackage, packageId } from './packages.ts';
import { paymentMethods, taxSources } from './enums.ts';

/** A way to pay that was kept from an earlier order. */
export const storedMethod = z.object({
  method: z.enum(paymentMethods),
  /** Such as `visa`, or the bank of an account. */
  brand: z.string(),
  last4: z.string(),
});

export type StoredMethod = z.infer<typeof storedMethod>;

/** The same with where it was issued, as far as the provider tells; that is for tax alone. */
export interface PaidWith extends StoredMethod {
  readonly country?: string | null | undefined;
}

/** Which country each sign of where a member is names, the strongest sign first. */
export const taxEvidence = z.array(z.object({ source: z.enum(taxSources), country: countryCode }));

export type TaxEvidence = z.infer<typeof taxEvidence>;

/** Where an order is taxed, which need not be where the member pays, and what tells so. */
const taxPlace = { tax_country: countryCode, tax_evidence: taxEvidence };

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

/** A code as it is typed. */
export const discountCodeInput = text(40);

export const quote = endpoint({
  name: 'quote',
  method: 'GET',
  path: '/api/quote.php',
  summary: 'What an order would cost, with the code that was typed or the discount that is active.',
  access: 'member',
  query: z.object({
    package: packageId,
    method: z.optional(oneOf(paymentMethods)),
    code: z.optional(discountCodeInput),
  }),
  answer: z.object({
    /** To order under: the same in every tab, until an order is paid, with the bank or given up. */
    client_id: uuid,
    package: creditPackage,
    country: countryCode,
    currency: z.string(),
    list_minor: minorUnits,
    minor: minorUnits,
    tax_bp: z.int(),
    tax_minor: minorUnits,
    ...taxPlace,
    /** The code that is used, and what it takes off: the typed one, or the active one if it is as good. */
    code: z.nullable(z.string()),
    discount_percent: z.nullable(z.number()),
    /** A typed code that takes off no more than what is active; it stays unused. */
    unused: z.nullable(z.object({ code: z.string(), percent: z.number() })),
    /** Whether the discount would take off more, but less cannot be paid. */
    at_minimum: z.boolean(),
    discount: z.nullable(activeDiscount),
    methods: z.array(z.enum(paymentMethods)),
    /** The one it is for: what was asked for, else what is proposed; null where there is none. */
    method: z.nullable(z.enum(paymentMethods)),
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
        ...taxPlace,
        method: z.enum(paymentMethods),
        /** Null if it has to be paid on a page of the provider again. */
        stored: z.nullable(storedMethod),
      }),
    ),
  }),
  errors: {},
});
