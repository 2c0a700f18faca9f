import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { oneOf, timestamp, uuid } from '../core/schemas.ts';
import { creditKinds, creditReasons, statementFilters } from './enums.ts';

/** One movement of credits. */
const statementEntry = z.object({
  at: timestamp,
  kind: z.enum(creditKinds),
  /** What it was for. */
  what: z.enum(creditReasons),
  /** Of the chat that it was spent in, as far as that is still there. */
  conversation: z.nullable(uuid),
  /** What came is above zero, what went below. */
  amount: z.int(),
  /** What there was afterwards; null where not every movement is shown. */
  balance: z.nullable(z.int()),
});

export type StatementEntry = z.infer<typeof statementEntry>;

export const statement = endpoint({
  name: 'statement',
  method: 'GET',
  path: '/api/statement.php',
  summary: 'Where the member’s credits came from and went, the latest first, page by page.',
  access: 'member',
  query: z.object({
    show: z.optional(oneOf(statementFilters)),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    credits: z.int(),
    entries: z.array(statementEntry),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
  }),
  errors: {},
});

export const statementFile = endpoint({
  name: 'statementFile',
  method: 'GET',
  path: '/api/statement-csv.php',
  summary: 'The whole statement as a table for other programs.',
  access: 'member',
  answer: z.file(),
  produces: 'text/csv',
  errors: {},
  limit: { max: 20, seconds: 3600 },
});
