import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { memberCard } from '../members/search.ts';
import { importances, questionNames } from './questions.ts';

const option = z.int().check(z.minimum(0), z.maximum(2));

/** One answer: which of the options, and how much it matters. */
const answer = z.object({
  question: z.enum(questionNames),
  option,
  importance: z.enum(importances),
});

export type FinderAnswer = z.infer<typeof answer>;

const answers = z.array(answer).check(z.maxLength(questionNames.length));

export const finder = endpoint({
  name: 'finder',
  method: 'GET',
  path: '/api/match-finder.php',
  summary: 'The member’s own answers for the match finder.',
  access: 'member',
  answer: z.object({ answers }),
  errors: {},
});

export const finderSave = endpoint({
  name: 'finderSave',
  method: 'PUT',
  path: '/api/match-finder.php',
  summary:
    'Keeps the answers for the match finder in place of the earlier ones; others read only those that they gave too.',
  access: 'member',
  body: z.object({ answers }),
  answer: z.object({ answers }),
  errors: {},
  limit: { max: 600, seconds: 3600 },
  once: false,
});

/** Somebody with a score and the reasons for it. */
const scoredMember = z.extend(memberCard, {
  /** Out of a hundred. */
  score: z.int(),
  /** Where both answered alike, what matters most first. */
  both: z.array(z.object({ question: z.enum(questionNames), option })),
  /** What matters to the member and was answered differently; what the other one said stays private. */
  differ: z.array(z.enum(questionNames)),
});

export type ScoredMember = z.infer<typeof scoredMember>;

export const finderResults = endpoint({
  name: 'finderResults',
  method: 'GET',
  path: '/api/match-finder-results.php',
  summary: 'The best matches by the answers of both, then by distance.',
  access: 'member',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answer: z.object({ members: z.array(scoredMember), next: z.nullable(z.string()) }),
  errors: { answers_needed: 409 },
});
