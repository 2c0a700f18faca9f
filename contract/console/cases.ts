import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { knownDay, okAnswer, oneOf, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { caseMessage, caseRow, caseView, severity, topic } from './case-views.ts';
import { caseDays, caseKinds, caseViews } from './enums.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'cases.decide';
const { cases: limits } = consoleLimits;

const siteId = z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large'));

const counts = z.object({
  open: z.int(),
  mine: z.int(),
  unclaimed: z.int(),
  late: z.int(),
  proposed: z.int(),
  appeals: z.int(),
});

export const caseList = endpoint({
  name: 'caseList',
  method: 'GET',
  path: '/api/admin/cases.php',
  summary: 'Cases, the gravest and oldest first; what is decided, the latest first.',
  access: 'staff',
  right,
  background: true,
  query: z.object({
    view: z.optional(oneOf(caseViews)),
    kind: z.optional(oneOf(caseKinds)),
    topic: z.optional(topic),
    site: z.optional(wholeNumber(1, 999_999)),
    /** Of what is decided, in the time of their site. */
    from: z.optional(knownDay),
    to: z.optional(knownDay),
    days: z.optional(oneOf(caseDays)),
    /** A reference, or the name of whom it is about. */
    search: z.optional(text(100)),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    /** Of the kind that was asked for; counted no further than `maxCount`. */
    counts,
    cases: z.array(caseRow),
    next: z.nullable(z.string()),
    /** Whom a case can be given to. */
    people: z.array(colleague),
  }),
  errors: {},
});

const caseBacklogView = z.object({
  waiting: z.int(),
  late: z.boolean(),
  oldest_at: z.nullable(timestamp),
});

export const caseBacklog = endpoint({
  name: 'caseBacklog',
  method: 'GET',
  path: '/api/admin/cases/backlog.php',
  summary: 'How many reports, complaints and appeals wait, and since when.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site: z.optional(wholeNumber(1, 999_999)) }),
  answer: z.object({
    report: caseBacklogView,
    complaint: caseBacklogView,
    /** Decisions that somebody disagrees with. */
    appeal: caseBacklogView,
  }),
  errors: {},
});

export const caseRead = endpoint({
  name: 'caseRead',
  method: 'GET',
  path: '/api/admin/case.php',
  summary: 'A case with what a decision needs and nothing else; that it was opened is logged.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: caseView,
  errors: { case_not_found: 404 },
});

export const caseErrors = { case_not_found: 404, case_claimed: 409, case_decided: 409 } as const;

export const caseNext = endpoint({
  name: 'caseNext',
  method: 'POST',
  path: '/api/admin/cases/next.php',
  summary: 'Takes the gravest and oldest case that nobody has.',
  access: 'staff',
  right,
  body: z.object({ kind: z.optional(oneOf(caseKinds)), site: z.optional(siteId) }),
  answer: z.object({ id: z.nullable(uuid) }),
  errors: {},
  once: false,
});

const selected = z
  .array(uuid)
  .check(z.minLength(1, 'required'), z.maxLength(limits.selected, 'too_long'));

export const caseAssign = endpoint({
  name: 'caseAssign',
  method: 'POST',
  path: '/api/admin/cases/assign.php',
  summary: 'Takes cases, gives them to a colleague, or lets them go.',
  access: 'staff',
  right,
  body: z.object({ cases: selected, to: z.nullable(uuid) }),
  answer: okAnswer,
  errors: { ...caseErrors, staff_not_found: 404, needs_second_person: 403 },
  once: false,
});

export const caseSeverity = endpoint({
  name: 'caseSeverity',
  method: 'POST',
  path: '/api/admin/cases/severity.php',
  summary: 'Sorts cases by how grave they are.',
  access: 'staff',
  right,
  body: z.object({ cases: selected, severity }),
  answer: okAnswer,
  errors: caseErrors,
  once: false,
});

export const caseNote = endpoint({
  name: 'caseNote',
  method: 'POST',
  path: '/api/admin/cases/notes.php',
  summary: 'Adds a note for colleagues; no member ever reads it.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, text: text(limits.noteLength) }),
  answer: okAnswer,
  errors: { case_not_found: 404 },
});

export const caseMessages = endpoint({
  name: 'caseMessages',
  method: 'POST',
  path: '/api/admin/cases/messages.php',
  summary: 'Opens earlier messages of a reported chat, for a reason that is logged.',
  access: 'staff',
  right,
  body: z.object({
    id: uuid,
    report: uuid,
    /** The first message that is open already. */
    before: z.int().check(z.gte(1, 'too_small'), z.lte(2_147_483_647, 'too_large')),
    reason: text(consoleLimits.staff.reasonLength),
  }),
  answer: z.object({ messages: z.array(caseMessage), earlier: z.int() }),
  errors: { case_not_found: 404, message_not_found: 404 },
  once: false,
});
