import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { pageToken, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { locales } from '../locales.ts';
import { consoleLimits } from './limits.ts';
import { siteFields } from './site-fields.ts';
import { pageText } from './site-pages.ts';
import { siteId, siteQuery, siteRow } from './sites.ts';
import { colleague } from './team.ts';

const right = 'sites.edit';

const { noteLength, listed } = consoleLimits.sites;

/** A change by its field, or by `pages/` with the page's name and language. */
const fieldName = z
  .string()
  .check(z.regex(/^(?:[a-z_]{2,40}|pages\/[a-z0-9][a-z0-9-]{0,63}\/[a-z]{2})$/, 'invalid'));

/** How far somebody has seen the draft: what others changed after that is not overwritten. */
const seen = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** What is changed and not published. */
const draftChange = z.object({
  field: z.string(),
  /** Null for a page that is taken away. */
  value: z.unknown(),
  by: colleague,
  at: timestamp,
});

export const siteDraft = z.object({
  site: z.int(),
  /** Grows with every change of the draft. */
  revision: z.int(),
  /** The version that an old one was restored from, if the draft began so. */
  restored_from: z.nullable(z.int()),
  changes: z.array(draftChange),
});

export type SiteDraft = z.infer<typeof siteDraft>;

export const siteRead = endpoint({
  name: 'siteRead',
  method: 'GET',
  path: '/api/admin/sites/settings.php',
  summary: 'A site as visitors see it, and what is changed in its draft.',
  access: 'staff',
  right,
  query: siteQuery,
  answer: z.object({
    row: siteRow,
    /**
     * By field; pages by `pages/`, their name and their language. The fields of the company are those
     * of the one that the draft chooses.
     */
    live: z.record(z.string(), z.unknown()),
    draft: siteDraft,
    /** Who published last; null for what was not published in the console. */
    published_by: z.nullable(colleague),
    /** The other sites of the same company. */
    company_sites: z.array(z.string()),
    /** The companies that whoever asks may choose from, the present one among them. */
    companies: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Whether they may name a new one. */
    may_add_company: z.boolean(),
  }),
  errors: { site_not_found: 404 },
});

export const siteDraftSave = endpoint({
  name: 'siteDraftSave',
  method: 'POST',
  path: '/api/admin/sites/draft.php',
  summary:
    'Keeps changes of fields in the draft. What a colleague changed meanwhile is not overwritten.',
  access: 'staff',
  right,
  body: z.object({ site: siteId, seen, fields: z.partial(siteFields) }),
  answer: z.object({ draft: siteDraft }),
  errors: {
    site_not_found: 404,
    company_not_found: 404,
    field_changed: 409,
    company_shared: 409,
  },
  once: false,
});

export const sitePageSave = endpoint({
  name: 'sitePageSave',
  method: 'POST',
  path: '/api/admin/sites/page.php',
  summary:
    'Keeps a page of the site in one language in the draft; without a text it is taken away.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    seen,
    page: pageToken,
    locale: z.enum(locales),
    text: z.nullable(pageText),
  }),
  answer: z.object({ draft: siteDraft }),
  errors: { site_not_found: 404, field_changed: 409, pages_full: 409 },
  once: false,
});

export const siteDraftUndo = endpoint({
  name: 'siteDraftUndo',
  method: 'POST',
  path: '/api/admin/sites/undo.php',
  summary: 'Takes changes out of the draft: of some fields, or all of them.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    seen,
    fields: z.optional(z.array(fieldName).check(z.minLength(1), z.maxLength(100))),
  }),
  answer: z.object({ draft: siteDraft }),
  errors: { site_not_found: 404, field_changed: 409 },
  once: false,
});

/** What follows from a change, in numbers that only the server knows. */
const effect = z.object({
  code: z.enum(['members_there', 'starter_prices', 'company_sites', 'domains_gone']),
  count: z.int(),
});

export type SiteEffect = z.infer<typeof effect>;

const changedLine = z.object({ kind: z.enum(['old', 'new', 'same']), text: z.string() });

export type ChangedLine = z.infer<typeof changedLine>;

const siteChange = z.object({
  field: z.string(),
  /** Of pages the titles stand for the texts, and names for companies. */
  old: z.unknown(),
  new: z.unknown(),
  /** How the text of a page differs, with what stands beside it. */
  lines: z.optional(z.array(changedLine)),
});

export type SiteChange = z.infer<typeof siteChange>;

const problem = z.object({
  field: z.string(),
  code: z.enum([
    'invalid',
    'domain_taken',
    'domain_console',
    'company_shared',
    'company_unnamed',
    'debits_open',
    'message_unpayable',
    'page_broken',
    'page_empty',
    'page_language',
    'page_missing',
    'page_untitled',
  ]),
  /** What of a page does not fit, in its own words. */
  found: z.optional(z.string()),
});

export type SiteProblem = z.infer<typeof problem>;

export const siteReview = endpoint({
  name: 'siteReview',
  method: 'GET',
  path: '/api/admin/sites/review.php',
  summary: 'What publishing would change: old, new, what follows, and what does not fit.',
  access: 'staff',
  right,
  query: siteQuery,
  answer: z.object({
    changes: z.array(z.extend(siteChange, { by: colleague, effects: z.array(effect) })),
    problems: z.array(problem),
    /** The number that publishing would give. */
    version: z.int(),
    /** Names exactly these changes; publishing others is refused. */
    reviewed: z.string(),
  }),
  errors: { site_not_found: 404 },
});

export const sitePublish = endpoint({
  name: 'sitePublish',
  method: 'POST',
  path: '/api/admin/sites/publish.php',
  summary: 'Publishes what was reviewed as a new version; all processes follow within seconds.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({
    site: siteId,
    reviewed: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid')),
    note: text(noteLength, 0),
  }),
  answer: z.object({ version: z.int() }),
  errors: { site_not_found: 404, draft_empty: 409, draft_changed: 409, draft_unfit: 409 },
});

const siteVersion = z.object({
  number: z.int(),
  at: timestamp,
  /** Null for what was changed outside of the console. */
  by: z.nullable(z.object({ id: uuid, name: z.string() })),
  note: z.string(),
  restored_from: z.nullable(z.int()),
  changes: z.array(siteChange),
});

export type SiteVersion = z.infer<typeof siteVersion>;

export const siteHistory = endpoint({
  name: 'siteHistory',
  method: 'GET',
  path: '/api/admin/sites/history.php',
  summary: `The versions of a site, the latest first, ${listed} at a time.`,
  access: 'staff',
  right,
  query: z.extend(siteQuery, { before: z.optional(wholeNumber(1, 999_999)) }),
  answer: z.object({ versions: z.array(siteVersion), more: z.boolean() }),
  errors: { site_not_found: 404 },
});

export const siteRestore = endpoint({
  name: 'siteRestore',
  method: 'POST',
  path: '/api/admin/sites/restore.php',
  summary: 'Fills an empty draft with an old version, to be reviewed and published like any other.',
  access: 'staff',
  right,
  body: z.object({ site: siteId, number: z.int().check(z.gte(1), z.lte(999_999)) }),
  answer: z.object({ draft: siteDraft }),
  errors: { site_not_found: 404, version_not_found: 404, draft_not_empty: 409 },
});
