import * as z from 'zod/mini';
import { servedCountries } from '../countries.ts';
import { countryCode, email, pageToken, text } from '../core/schemas.ts';
import { landerNames } from '../landers.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import type { SiteSettings } from '../site.ts';
import { profileFields } from '../site.ts';
import { consoleLimits } from './limits.ts';

/** A whole number within its bounds. */
const number = (min: number, max: number) =>
  z.int().check(z.gte(min, 'too_small'), z.lte(max, 'too_large'));

/** Some of several values, each once. */
const someOf = <const V extends readonly string[]>(values: V, min = 0) =>
  z.array(z.enum(values)).check(
    z.minLength(min, 'required'),
    z.maxLength(values.length, 'too_long'),
    z.overwrite((chosen) => [...new Set(chosen)]),
  );

/** Costs and gifts are small numbers: more is a slip of the finger. */
const credits = number(0, 1000);

const phone = z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 ()/-]{3,29}$/, 'invalid'));

/** The host name of a site, as addresses carry it. */
export const domain = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.regex(
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,7}$/,
    'invalid',
  ),
  z.refine((name) => name.length <= 253, 'too_long'),
);

/** The drawings that mark a fictional profile; without one it is the mask. */
export const fictionalIcons = ['', 'mask', 'star', 'sparkle'] as const;

/** The settings of a site as an operator may change them: narrower than what is read. */
const settingsFields = {
  name: text(60),
  index_title: text(120),
  description: text(300),
  support_email: email,
  support_phone: phone,
  countries: someOf(servedCountries, 1),
  show_language_dropdown: z.boolean(),
  niche: number(1, 7),
  signups: z.enum(['all', 'with_trafficsource', 'closed']),
  signup_credits: credits,
  enable_site_entry_popup: z.boolean(),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  indexed: z.boolean(),
  landers: someOf(landerNames),
  footer_pages: z.array(pageToken).check(
    z.maxLength(consoleLimits.sites.footerPages, 'too_long'),
    z.overwrite((pages) => [...new Set(pages)]),
  ),
  visible_profile_fields: someOf(profileFields),
  search_fields: someOf(profileFields),
  visible_profile_notes: z.boolean(),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  invitation_credits: credits,
  welcome_code: z.boolean(),
  refund_days: number(0, 365),
  premium_after_refund: z.boolean(),
  direct_debit_credits: z.enum(['at_once', 'when_collected']),
  message_length: number(20, limits.messageLength),
  chat_history_days: number(1, 3650),
  member_resell: z.boolean(),
  photo_review: z.enum(['before', 'after', 'automatic']),
  hold_first_photo: z.boolean(),
  hold_scam_messages: z.boolean(),
  fictional_warning: z.boolean(),
  fictional_icon: z.enum(fictionalIcons),
  fictional_singular: text(40, 0),
  fictional_plural: text(40, 0),
  cdn_prefix: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?:https:\/\/[a-z0-9][a-z0-9.-]{0,99}(?:\/[A-Za-z0-9._~/-]{0,99})?)?$/, 'invalid'),
    ),
} satisfies Record<keyof SiteSettings, z.core.$ZodType>;

export const settingNames = Object.keys(settingsFields) as (keyof SiteSettings)[];

/** The company behind a site, which may be behind others too. */
const companyFields = {
  company_name: text(120),
  company_address: text(120),
  company_city: text(120),
  company_country: countryCode,
  company_kvk: text(40),
  company_tradenames: z.array(text(60)).check(z.maxLength(20, 'too_long')),
  company_vat_numbers: z.record(countryCode, text(30)),
  company_support_phone: phone,
  company_delete_discount: number(0, 100),
};

export const companyFieldNames = Object.keys(companyFields) as (keyof typeof companyFields)[];

/** Everything that is edited of a site beside its pages, and what fits. */
export const siteFields = z.object({
  ...settingsFields,
  /** Which company is behind the site, by its id; the fields below are that company's. */
  company: number(1, 999_999),
  ...companyFields,
  /** The first one is used in links and mails. */
  domains: z.array(domain).check(
    z.minLength(1, 'required'),
    z.maxLength(20, 'too_long'),
    // After the main one they have no order.
    z.overwrite(([main, ...others]) => [
      ...new Set([...(main === undefined ? [] : [main]), ...others.toSorted()]),
    ]),
  ),
  /** A language, and perhaps the country whose habits it follows: `de`, `de-AT`. */
  domain_language: z
    .string()
    .check(z.regex(new RegExp(`^(?:${locales.join('|')})(?:-[A-Z]{2})?$`), 'unknown_choice')),
});

export type SiteFields = z.infer<typeof siteFields>;
export type SiteFieldName = keyof SiteFields;

/** Where the page of settings shows what. */
export const siteSections = {
  identity: ['name', 'index_title', 'description', 'support_email', 'support_phone'],
  company: ['company', ...companyFieldNames],
  domains: ['domains', 'cdn_prefix'],
  countries: ['countries', 'domain_language', 'show_language_dropdown'],
  look: ['niche'],
  signup: [
    'signups',
    'signup_credits',
    'enable_site_entry_popup',
    'logged_out_search',
    'logged_out_search_trafficsource',
    'indexed',
  ],
  landers: ['landers'],
  pages: ['footer_pages'],
  profiles: ['visible_profile_fields', 'search_fields', 'visible_profile_notes'],
  credits: [
    'message_credits',
    'photo_credits',
    'gift_credits',
    'invitation_credits',
    'welcome_code',
    'refund_days',
    'premium_after_refund',
    'direct_debit_credits',
  ],
  limits: ['message_length', 'chat_history_days', 'member_resell'],
  safety: ['photo_review', 'hold_first_photo', 'hold_scam_messages'],
  fictional: ['fictional_warning', 'fictional_icon', 'fictional_singular', 'fictional_plural'],
} as const satisfies Record<string, readonly SiteFieldName[]>;

export type SiteSection = keyof typeof siteSections;
