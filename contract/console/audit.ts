import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, oneOf, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import type { AuditAction } from './enums.ts';
import { auditActions, auditGroups } from './enums.ts';

export const auditEntry = z.object({
  no: z.int(),
  at: timestamp,
  staff: z.nullable(uuid),
  actor: z.string(),
  site: z.nullable(z.int()),
  action: z.enum(Object.keys(auditActions) as AuditAction[]),
  target_kind: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string(),
  network: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** Nothing was logged before there were computers, and databases know no year 0. */
const logDay = day.check(z.refine((value) => value >= '1970-01-01', 'too_small'));

const filters = {
  staff: z.optional(uuid),
  site: z.optional(wholeNumber(1, 999_999)),
  group: z.optional(oneOf(auditGroups)),
  from: z.optional(logDay),
  to: z.optional(logDay),
  target: z.optional(text(100)),
};

export const auditLog = endpoint({
  name: 'auditLog',
  method: 'GET',
  path: '/api/admin/audit.php',
  summary: 'What was done in the console, the latest first, and whether the chain is whole.',
  access: 'staff',
  right: 'audit.read',
  query: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(500))) }),
  answer: z.object({
    entries: z.array(auditEntry),
    next: z.nullable(z.string()),
    /** Everybody who ever worked here: whom entries are by, and whom they are about. */
    people: z.array(z.object({ id: uuid, name: z.string() })),
    /** Until when every entry follows from the one before; the first that does not, if any. */
    chain: z.object({
      whole_until: z.nullable(timestamp),
      broken_at: z.nullable(z.int()),
    }),
  }),
  errors: {},
});

export const auditFile = endpoint({
  name: 'auditFile',
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'The same as a table; taking it away is logged too.',
  access: 'staff',
  right: 'audit.read',
  proof: true,
  query: z.object(filters),
  answer: z.string(),
  produces: 'text/csv; charset=utf-8',
  errors: {},
  sameOrigin: true,
  limit: { max: 20, seconds: 3600 },
});
