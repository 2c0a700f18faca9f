import * as z from 'zod/mini';
import { servedCountries } from '../countries.ts';
import { endpoint } from '../core/endpoint.ts';
import { minorUnits, oneOf, text, timestamp, wholeNumber } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'prices.edit';
const { prices: limits, staff } = consoleLimits;

const country = oneOf(servedCountries);

const between = (min: number, max: number) =>
  z.int().check(z.gte(min, 'too_small'), z.lte(max, 'too_large'));

/** Credits that are sold together, and what they cost with tax, in minor units. */
const packageDraft = z.object({
  credits: between(1, limits.maxCredits),
  minor: between(1, limits.maxMinor),
});

export type PackageDraft = z.infer<typeof packageDraft>;

const packagePrice = z.object({
  ...packageDraft.shape,
  /** Whether it is sold; what was sold once can be sold again. */
  active: z.boolean(),
  messages: z.int(),
  /** What a message costs with this package. */
  message_minor: minorUnits,
  /** The tax inside the price, for who is taxed where they pay. */
  tax_minor: minorUnits,
});

const priceList = z.object({
  country: z.enum(servedCountries),
  currency: z.string(),
  tax_bp: z.int(),
  /** The least that can be charged in the currency. */
  min_minor: minorUnits,
  /** Goes up by one with each change; 0 for the prices that a site begins with. */
  version: z.int(),
  changed_at: z.nullable(timestamp),
  changed_by: z.nullable(colleague),
  packages: z.array(packagePrice),
});

export type PriceList = z.infer<typeof priceList>;

export const priceLists = endpoint({
  name: 'priceLists',
  method: 'GET',
  path: '/api/admin/prices.php',
  summary: 'What a site sells in each of its countries, and at which price.',
  access: 'staff',
  right,
  query: z.object({ site: wholeNumber(1, 999_999) }),
  answer: z.object({ message_credits: z.int(), lists: z.array(priceList) }),
  errors: {},
});

export const priceVersions = endpoint({
  name: 'priceVersions',
  method: 'GET',
  path: '/api/admin/prices/versions.php',
  summary: 'The latest versions of a price list, and who made them.',
  access: 'staff',
  right,
  query: z.object({ site: wholeNumber(1, 999_999), country }),
  answer: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        changed_at: timestamp,
        changed_by: colleague,
        reason: z.string(),
        packages: z.array(packageDraft),
      }),
    ),
  }),
  errors: {},
});

export const priceListSave = endpoint({
  name: 'priceListSave',
  method: 'POST',
  path: '/api/admin/prices.php',
  summary: 'Changes what a site sells in a country; orders that were begun keep their price.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({
    site: z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large')),
    country,
    /** The version that was changed. */
    version: between(0, 999_999),
    /** All that is sold from now on, the smallest first. */
    packages: z
      .array(packageDraft)
      .check(z.minLength(1, 'required'), z.maxLength(limits.packages, 'too_long')),
    reason: text(staff.reasonLength),
  }),
  answer: priceList,
  errors: {
    prices_changed: 409,
    prices_not_rising: 422,
    prices_dearer: 422,
    prices_below_minimum: 422,
    prices_no_message: 422,
  },
});
