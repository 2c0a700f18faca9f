import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, okAnswer, text, timestamp, wholeNumber } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import { domain } from './site-fields.ts';

const right = 'sites.edit';

export const siteId = z.int().check(z.gte(1), z.lte(999_999));

export const siteQuery = z.object({ site: wholeNumber(1, 999_999) });

const { noteLength } = consoleLimits.sites;

export const siteRow = z.object({
  id: z.int(),
  name: z.string(),
  domain: z.string(),
  company: z.string(),
  niche: z.int(),
  signups: z.string(),
  /** Serves hosts that no site names, and cannot be closed. */
  is_default: z.boolean(),
  closed_at: z.nullable(timestamp),
  /** The version that visitors see; 0 for a site that was never published in the console. */
  version: z.int(),
  published_at: z.nullable(timestamp),
  /** Changes that are not published. */
  changes: z.int(),
});

export type SiteRow = z.infer<typeof siteRow>;

export const siteList = endpoint({
  name: 'siteList',
  method: 'GET',
  path: '/api/admin/sites.php',
  summary: 'The sites that somebody may edit, with what is not published yet.',
  access: 'staff',
  right,
  answer: z.object({
    sites: z.array(siteRow),
    companies: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Whether whoever asks may make new ones. */
    may_add: z.boolean(),
  }),
  errors: {},
});

const newCompany = z.object({
  name: text(120),
  address: text(120),
  city: text(120),
  country: countryCode,
  kvk: text(40),
});

export const siteAdd = endpoint({
  name: 'siteAdd',
  method: 'POST',
  path: '/api/admin/sites.php',
  summary:
    'Makes a site, from nothing or as a copy of another. Signup of one from nothing is closed.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({
    name: text(60),
    domain,
    copy_of: z.optional(siteId),
    /** A company that is there, or a new one. */
    company: z.union([siteId, newCompany]),
  }),
  answer: z.object({ id: z.int() }),
  errors: { domain_taken: 409, company_not_found: 404, site_not_found: 404 },
});

export const companyAdd = endpoint({
  name: 'companyAdd',
  method: 'POST',
  path: '/api/admin/companies.php',
  summary: 'Adds a company, which no site belongs to until one is published with it.',
  access: 'staff',
  right,
  body: newCompany,
  answer: z.object({ id: z.int() }),
  errors: {},
});

export const siteClose = endpoint({
  name: 'siteClose',
  method: 'POST',
  path: '/api/admin/sites/close.php',
  summary:
    'Closes a site: its hosts are no longer served. Nothing is lost, and it can be reopened.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ site: siteId, closed: z.boolean(), reason: text(noteLength) }),
  answer: okAnswer,
  errors: { site_not_found: 404, site_needed: 409 },
});

export const siteDomainCheck = endpoint({
  name: 'siteDomainCheck',
  method: 'GET',
  path: '/api/admin/sites/domain.php',
  summary: 'Whether a domain leads to this installation: it is asked for what only we can say.',
  access: 'staff',
  right,
  query: z.extend(siteQuery, { domain }),
  answer: z.object({
    /** `inside`: it leads into a network that is not asked. */
    result: z.enum(['here', 'elsewhere', 'no_address', 'inside', 'unreachable']),
  }),
  errors: { site_not_found: 404 },
  sameOrigin: true,
  limit: { max: 60, seconds: 600 },
});
