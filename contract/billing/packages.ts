import * as z from 'zod/mini';
import { servedCountries } from '../countries.ts';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, minorUnits, timestamp, wholeNumber } from '../core/schemas.ts';
import { paymentMethods } from './enums.ts';

/** What is taken off prices at the moment, and until when. */
export const activeDiscount = z.object({
  code: z.string(),
  kind: z.enum(['time_bonus', 'welcome', 'stay']),
  percent: z.number(),
  /** When its price ends, by the clock of the server; null for one that does not end by itself. */
  ends_at: z.nullable(timestamp),
  seconds_left: z.nullable(z.int()),
});

export type ActiveDiscount = z.infer<typeof activeDiscount>;

/** Credits that are sold together. */
export const creditPackage = z.object({
  id: z.int(),
  credits: z.int(),
  /** How many messages they are. */
  messages: z.int(),
  list_minor: minorUnits,
  /** What it costs now, tax included. */
  minor: minorUnits,
  /** What a message comes to. */
  message_minor: minorUnits,
  most_chosen: z.boolean(),
});

export type CreditPackage = z.infer<typeof creditPackage>;

/** What a discount takes off a price. */
export const savingOf = ({
  list_minor,
  minor,
}: Pick<CreditPackage, 'list_minor' | 'minor'>): number => list_minor - minor;

export const packages = endpoint({
  name: 'packages',
  method: 'GET',
  path: '/api/packages.php',
  summary: 'What credits cost: for members where they pay, for visitors where they are.',
  access: 'anyone',
  answer: z.object({
    /** Where the member pays: it decides currency, prices and ways to pay. */
    country: countryCode,
    currency: z.string(),
    /** Included in every price, in hundredths of a percent; that of where the member is. */
    tax_bp: z.int(),
    packages: z.array(creditPackage),
    methods: z.array(z.enum(paymentMethods)),
    discount: z.nullable(activeDiscount),
  }),
  errors: {},
});

export const paymentCountry = endpoint({
  name: 'paymentCountry',
  method: 'PUT',
  path: '/api/payment-country.php',
  summary: 'Keeps the country in which the member pays.',
  access: 'member',
  body: z.object({ country: z.enum(servedCountries, 'unknown_choice') }),
  answer: z.object({ country: countryCode }),
  errors: {},
  once: false,
});

/** Of an address: which package. */
export const packageId = wholeNumber(1, 999_999);
