import * as z from 'zod/mini';
import { endpoint } from './core/endpoint.ts';
import { timestamp } from './core/schemas.ts';
import { decisionGrounds, decisionKinds, decisionSources } from './decisions.ts';
import { photoRejectionReasons, selfieRejectionReasons } from './members/enums.ts';
import { complaintTopics, reportReasons } from './moderation.ts';

export const refusalReasons = [...new Set([...photoRejectionReasons, ...selfieRejectionReasons])];

/** Of an address: a year, not before the first report there could be. */
export const reportYear = z.pipe(
  z.string().check(z.regex(/^20[2-9]\d$/, 'invalid')),
  z.transform(Number),
);

/** Half of them took at most so long. */
const medianHours = z.nullable(z.number());

/** What was reported, decided and appealed in a year, in numbers and without names. */
export const transparencyReport = z.object({
  year: z.int(),
  reports: z.object({
    received: z.int(),
    reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
    acted: z.int(),
    no_breach: z.int(),
    median_hours: medianHours,
  }),
  complaints: z.object({
    received: z.int(),
    topics: z.array(z.object({ topic: z.enum(complaintTopics), count: z.int() })),
    answered: z.int(),
    median_hours: medianHours,
  }),
  /** Measures against members, by what they are for and how it was found. */
  decisions: z.array(
    z.object({
      kind: z.enum(decisionKinds),
      ground: z.nullable(z.enum(decisionGrounds)),
      source: z.enum(decisionSources),
      count: z.int(),
      reversed: z.int(),
    }),
  ),
  /** Of those, made without a person. */
  automated: z.int(),
  pictures: z.object({
    approved: z.int(),
    refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.int() })),
    median_hours: medianHours,
  }),
  appeals: z.object({
    filed: z.int(),
    upheld: z.int(),
    reversed: z.int(),
    median_hours: medianHours,
  }),
});

export type TransparencyReport = z.infer<typeof transparencyReport>;

/** What a site has published, without names; the figures are those of the day of publication. */
export const publishedTransparency = endpoint({
  name: 'publishedTransparency',
  method: 'GET',
  path: '/api/transparency.php',
  summary: 'The latest transparency report that the site has published, or the one of a year.',
  access: 'anyone',
  query: z.object({ year: z.optional(reportYear) }),
  answer: z.object({
    /** The years that have a report, the latest first. */
    years: z.array(z.int()),
    published: z.nullable(z.object({ at: timestamp, report: transparencyReport })),
  }),
  errors: {},
});
