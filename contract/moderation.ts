import * as z from 'zod/mini';
import { endpoint } from './core/endpoint.ts';
import { email, text, timestamp, token } from './core/schemas.ts';

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
  message: text(4000, 20),
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
