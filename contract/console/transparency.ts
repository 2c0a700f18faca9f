import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, timestamp, wholeNumber } from '../core/schemas.ts';
import { reportYear, transparencyReport } from '../transparency.ts';

const right = 'audit.read';

const site = wholeNumber(1, 999_999);

const query = z.object({ year: reportYear, site: z.optional(site) });

export const transparency = endpoint({
  name: 'transparency',
  method: 'GET',
  path: '/api/admin/transparency.php',
  summary: 'What was reported, decided and appealed in a year, in numbers.',
  access: 'staff',
  right,
  query,
  answer: z.object({
    report: transparencyReport,
    /** When the site published it; null if it did not, or if several sites are added up. */
    published_at: z.nullable(timestamp),
  }),
  errors: {},
});

export const transparencyFile = endpoint({
  name: 'transparencyFile',
  method: 'GET',
  path: '/api/admin/transparency.csv',
  summary: 'The same as a table.',
  access: 'staff',
  right,
  query,
  answer: z.string(),
  produces: 'text/csv; charset=utf-8',
  errors: {},
  sameOrigin: true,
  limit: { max: 20, seconds: 3600 },
});

export const transparencyPublish = endpoint({
  name: 'transparencyPublish',
  method: 'POST',
  path: '/api/admin/transparency.php',
  summary: 'Publishes the report of a year that is over on the pages of a site, or takes it away.',
  access: 'staff',
  right: 'sites.edit',
  proof: true,
  body: z.object({
    year: z.int().check(z.gte(2020), z.lte(2099)),
    site: z.int().check(z.gte(1), z.lte(999_999)),
    published: z.boolean(),
  }),
  answer: okAnswer,
  errors: { year_not_over: 409 },
});
