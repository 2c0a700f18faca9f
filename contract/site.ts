import * as z from 'zod/mini';
import { gifts } from './chat/gifts.ts';
import { servedCountries } from './countries.ts';
import { endpoint } from './core/endpoint.ts';
import { countryCode, minorUnits, pageToken, text, timestamp } from './core/schemas.ts';
import { interests as interestKeys } from './interests.ts';
import { landerNames } from './landers.ts';
import { locales } from './locales.ts';

/** Profile fields that a site can show, and search by. */
export const profileFields = [
  'gender',
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'interests',
  'about',
  'location',
] as const;

const credits = z.int().check(z.nonnegative());

/** What an operator sets for one site; the rest of `settings` follows from the request. */
export const siteSettings = z.object({
  countries: z.array(z.enum(servedCountries)).check(z.minLength(1)),
  name: text(60),
  index_title: text(120),
  description: text(300),
  visible_profile_fields: z.array(z.enum(profileFields)),
  niche: z.int().check(z.gte(1), z.lte(7)),
  /** Anything but `all` and `with_trafficsource` closes signup. */
  signups: z.enum(['all', 'with_trafficsource', 'closed']),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  enable_site_entry_popup: z.boolean(),
  cdn_prefix: z.string(),
  support_phone: z.string(),
  support_email: z.string(),
  fictional_icon: z.string(),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  visible_profile_notes: z.boolean(),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  signup_credits: credits,
  /** For a member, when somebody joins by their invitation. */
  invitation_credits: z._default(credits, 4),
  message_length: z.int().check(z.positive()),
  search_fields: z.array(z.enum(profileFields)),
  refund_days: z.int().check(z.nonnegative()),
  /** Whether members stay premium who got everything back that they had paid. */
  premium_after_refund: z._default(z.boolean(), false),
  /** When credits come that are paid by direct debit: with the order, or once the bank has collected. */
  direct_debit_credits: z._default(z.enum(['at_once', 'when_collected']), 'at_once'),
  /** Whether new members may use the welcome code for days after the time bonus. */
  welcome_code: z._default(z.boolean(), false),
  member_resell: z.boolean(),
  chat_history_days: z.int().check(z.positive()),
  show_language_dropdown: z.boolean(),
  /** Whether photos wait for a moderator, are shown meanwhile, or need none. */
  photo_review: z._default(z.enum(['before', 'after', 'automatic']), 'before'),
  /** Whether the photos of a member of whom none was approved yet wait for a moderator in any case. */
  hold_first_photo: z._default(z.boolean(), false),
  /** Whether the first messages of a chat wait for a moderator if readers would be warned of them. */
  hold_scam_messages: z._default(z.boolean(), false),
  /** Whether search engines may list the site. */
  indexed: z._default(z.boolean(), true),
  /** The pages for strangers that are on; the addresses of others lead to the front page. */
  landers: z._default(z.array(z.enum(landerNames)), [...landerNames]),
  /** Pages of the operator's own that the footer leads to, in their order. */
  footer_pages: z._default(z.array(z.string()), []),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** What a message costs at least in each country, by the packages as they are sold without discount. */
const messageCosts = z.record(
  z.string(),
  z.object({ costs: minorUnits, currency: z.string().check(z.length(3)) }),
);

export type MessageCosts = z.infer<typeof messageCosts>;

export const settings = endpoint({
  name: 'settings',
  method: 'GET',
  path: '/api/settings.php',
  summary: 'Everything the interface needs to know about the site it is served for.',
  access: 'anyone',
  query: z.object({ _force_domain: z.optional(z.string().check(z.maxLength(253))) }),
  answer: z.extend(siteSettings, {
    minimum_message_costs: messageCosts,
    /** The gifts that members can send, in their order; null for all of them. */
    offered_gifts: z.nullable(z.array(z.enum(gifts))),
    /** The same pages with their titles in the reader's language. */
    footer_links: z.array(z.object({ page: z.string(), title: z.string() })),
    geoip_country: z.nullable(countryCode),
    geoip_selected_country: z.nullable(countryCode),
    push_public_key: z.string(),
    domain: z.string(),
    domain_language: z.string(),
    company_id: z.int(),
  }),
  errors: {},
});

export const companyInfo = endpoint({
  name: 'companyInfo',
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'The company behind the site, for the footer and the legal pages.',
  access: 'anyone',
  answer: z.object({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    kvk: z.string(),
    city: z.string(),
    country: countryCode,
    tradenames: z.array(z.string()),
    vat_numbers: z.record(z.string(), z.string()),
    support_phone: z.string(),
    delete_discount: z.int(),
    added: timestamp,
  }),
  errors: {},
  cacheSeconds: 3600,
});

export const regions = endpoint({
  name: 'regions',
  method: 'GET',
  path: '/api/regions.php',
  summary: 'The regions of every country the site serves.',
  access: 'anyone',
  answer: z.object({
    regions: z.record(z.string(), z.array(z.object({ code: z.string(), name: z.string() }))),
  }),
  errors: {},
  cacheSeconds: 86_400,
});

export const interests = endpoint({
  name: 'interests',
  method: 'GET',
  path: '/api/interests.php',
  summary: 'The fixed list of interests, named in one language.',
  access: 'anyone',
  query: z.object({ lang: z.optional(z.enum(locales)) }),
  answer: z.object({
    interests: z.array(z.object({ id: z.enum(interestKeys), name: z.string() })),
  }),
  errors: {},
  cacheSeconds: 86_400,
});

export const paymentIcon = endpoint({
  name: 'paymentIcon',
  method: 'GET',
  path: '/api/assets/paymentmethod/{name}.svg',
  summary: 'The icon of a payment method.',
  access: 'anyone',
  params: z.object({ name: z.string() }),
  answer: z.string(),
  produces: 'image/svg+xml',
  errors: {},
  cacheSeconds: 604_800,
});

export const page = endpoint({
  name: 'page',
  method: 'GET',
  path: '/api/pages.php',
  summary:
    'A static page, or one that the operator wrote, in one language with the site’s own values.',
  access: 'anyone',
  query: z.object({
    page: pageToken,
    lang: z.optional(z.enum(locales)),
  }),
  answer: z.object({
    page: z.string(),
    locale: z.enum(locales),
    /** The languages it is written in; null where it is in all. */
    locales: z.nullable(z.array(z.enum(locales))),
    title: z.string(),
    /** Safe HTML: rendered from Markdown, raw HTML escaped. */
    html: z.string(),
    version: z.nullable(timestamp),
  }),
  errors: { page_not_found: 404 },
});
