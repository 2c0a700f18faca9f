import * as z from 'zod/mini';
import { messageNumber } from './chat/views.ts';
import { endpoint } from './core/endpoint.ts';
import { email, text, timestamp, token, uuid } from './core/schemas.ts';
import { limits } from './limits.ts';

export const complaintTopics = [
  'member',
  'content',
  'payment',
  'privacy',
  'service',
  'other',
] as const;

export const complaintStatuses = ['received', 'in_review', 'decided'] as const;

/** Random, without letters that are mistaken for others: nobody can count or guess complaints. */
export const complaintReference = z
  .string()
  .check(z.regex(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'invalid'));

export const complaintForm = z.object({
  name: text(80),
  email,
  topic: z.enum(complaintTopics, 'unknown_choice'),
  message: text(4000, limits.complaintLength),
});

export const complaintView = z.object({
  reference: complaintReference,
  topic: z.enum(complaintTopics),
  status: z.enum(complaintStatuses),
  message: z.string(),
  decision: z.nullable(z.string()),
  created: timestamp,
  updated: timestamp,
});

export const complaintFile = endpoint({
  name: 'complaintFile',
  method: 'POST',
  path: '/api/complaints.php',
  summary: 'Takes a complaint and answers with its reference number and the key to follow it.',
  access: 'anyone',
  body: complaintForm,
  answer: z.object({ reference: complaintReference, key: token }),
  errors: {},
  limit: { max: 5, seconds: 3600 },
});

export const complaint = endpoint({
  name: 'complaint',
  method: 'GET',
  path: '/api/complaints.php',
  summary: 'A complaint and its status, for who holds its key.',
  access: 'anyone',
  query: z.object({ reference: complaintReference, key: token }),
  answer: complaintView,
  errors: { complaint_not_found: 404 },
  limit: { max: 60, seconds: 3600 },
});

export const reportReasons = [
  'fake',
  'scam',
  'harassment',
  'offensive',
  'underage',
  'stolen_photo',
  'other',
] as const;

export const reportStatuses = ['received', 'in_review', 'decided'] as const;

/** What became of a report, as far as its author is told. */
export const reportOutcomes = ['acted', 'no_breach'] as const;

export const reportReference = z
  .string()
  .check(z.regex(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'invalid'));

export const reportView = z.object({
  reference: reportReference,
  name: z.string(),
  reason: z.enum(reportReasons),
  status: z.enum(reportStatuses),
  outcome: z.nullable(z.enum(reportOutcomes)),
  created_at: timestamp,
});

export type ReportView = z.infer<typeof reportView>;

export const reportFile = endpoint({
  name: 'reportFile',
  method: 'POST',
  path: '/api/report.php',
  summary: 'Reports a member, a photo or a message of theirs, and answers with a receipt.',
  access: 'member',
  body: z.object({
    member: uuid,
    photo: z.optional(uuid),
    /** A message of theirs; it is kept with the ones before it. */
    chat: z.optional(z.object({ conversation: uuid, no: messageNumber })),
    reason: z.enum(reportReasons, 'unknown_choice'),
    message: z.optional(text(limits.reportLength, 0)),
  }),
  answer: z.object({ report: reportView }),
  errors: { member_not_found: 404, photo_not_found: 404, message_not_found: 404 },
  limit: { max: 30, seconds: 3600 },
});

export const reports = endpoint({
  name: 'reports',
  method: 'GET',
  path: '/api/report.php',
  summary: 'What the member reported, and what became of it.',
  access: 'member',
  answer: z.object({ reports: z.array(reportView) }),
  errors: {},
});
