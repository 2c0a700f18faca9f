import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { pageToken, text } from '../core/schemas.ts';
import { locales } from '../locales.ts';
import { staticPages } from '../routes.ts';
import { consoleLimits } from './limits.ts';
import { siteId, siteQuery } from './sites.ts';

const right = 'sites.edit';

const { pageLength, titleLength } = consoleLimits.sites;

/** A page in one language, as Markdown. What is missing can be drafted, and is not published. */
export const pageText = z.object({ title: text(titleLength, 0), body: text(pageLength, 0) });

export type PageText = z.infer<typeof pageText>;

export const sitePageOriginal = endpoint({
  name: 'sitePageOriginal',
  method: 'GET',
  path: '/api/admin/sites/original.php',
  summary: 'The text of a page as it comes with the product, to begin with.',
  access: 'staff',
  right,
  query: z.extend(siteQuery, { page: z.enum(staticPages), locale: z.enum(locales) }),
  answer: pageText,
  errors: { site_not_found: 404 },
});

export const sitePagePreview = endpoint({
  name: 'sitePagePreview',
  method: 'POST',
  path: '/api/admin/sites/page-preview.php',
  summary: 'A text as its page would show it, with the values of the draft; nothing is kept.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    page: pageToken,
    locale: z.enum(locales),
    text: pageText,
  }),
  answer: z.object({
    title: z.string(),
    /** Safe HTML, as visitors get it. */
    html: z.string(),
    /** Names of values, parts and pages that do not exist, and links that lead nowhere. */
    faults: z.array(z.string()),
  }),
  errors: { site_not_found: 404 },
  once: false,
  limit: { max: 600, seconds: 600 },
});
