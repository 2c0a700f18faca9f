import * as z from 'zod/mini';
import { endpoint } from './core/endpoint.ts';
import { text, timestamp, token } from './core/schemas.ts';
import { limits } from './limits.ts';

/** What a moderator may do about a member, the mildest first. */
export const decisionKinds = ['no_action', 'warn', 'remove', 'suspend', 'ban'] as const;

export type DecisionKind = (typeof decisionKinds)[number];

/** The rules of the terms that somebody can break. */
export const decisionGrounds = [
  'money',
  'harassment',
  'impersonation',
  'privacy',
  'unlawful',
  'misuse',
  'underage',
] as const;

export type DecisionGround = (typeof decisionGrounds)[number];

/** What can be removed; each can be put back. */
export const removableContents = ['message', 'photo', 'about'] as const;

export type RemovableContent = (typeof removableContents)[number];

/** How it was found. */
export const decisionSources = ['report', 'complaint', 'review', 'moderator', 'hold'] as const;

export type DecisionSource = (typeof decisionSources)[number];

export const appealStates = ['open', 'upheld', 'reversed'] as const;

export const decisionReference = z
  .string()
  .check(z.regex(/^D-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'invalid'));

/** A decision for the member whom it is about: the statement of reasons as it was sent. */
export const decisionView = z.object({
  reference: decisionReference,
  kind: z.enum(decisionKinds),
  title: z.string(),
  paragraphs: z.array(z.string()),
  decided_at: timestamp,
  /** The last moment of a suspension. */
  until: z.nullable(timestamp),
  /** Whether it was taken back, by us or after an appeal. */
  reversed_at: z.nullable(timestamp),
  appeal_until: timestamp,
  appeal: z.nullable(
    z.object({
      state: z.enum(appealStates),
      message: z.string(),
      filed_at: timestamp,
      answer: z.nullable(z.string()),
      answered_at: z.nullable(timestamp),
    }),
  ),
});

export type DecisionView = z.infer<typeof decisionView>;

/** The key is in the mail, and given to whoever proves at the login page whose account it is. */
const holder = { reference: decisionReference, key: token };

export const decision = endpoint({
  name: 'decision',
  method: 'GET',
  path: '/api/decision.php',
  summary: 'What was decided about a member and why, for who holds its key.',
  access: 'anyone',
  query: z.object(holder),
  answer: decisionView,
  errors: { decision_not_found: 404 },
  limit: { max: 60, seconds: 3600 },
});

export const appealFile = endpoint({
  name: 'appealFile',
  method: 'POST',
  path: '/api/appeal.php',
  summary: 'Appeals against a decision, once and within six months; somebody else decides.',
  access: 'anyone',
  body: z.object({
    ...holder,
    message: text(limits.appeals.maxLength, limits.appeals.minLength),
  }),
  answer: decisionView,
  errors: { decision_not_found: 404, appeal_filed: 409, appeal_too_late: 410 },
  limit: { max: 10, seconds: 3600 },
});
