import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, oneOf, text, uuid } from '../core/schemas.ts';
import {
  decisionGrounds,
  decisionKinds,
  decisionSources,
  removableContents,
} from '../decisions.ts';
import { caseDecision } from './case-views.ts';
import { caseErrors } from './cases.ts';
import { consoleLimits } from './limits.ts';
import { proposalView } from './team.ts';

const right = 'cases.decide';
const { cases: limits } = consoleLimits;

const decisionForm = {
  id: uuid,
  kind: oneOf(decisionKinds),
  ground: z.optional(oneOf(decisionGrounds)),
  source: z.optional(oneOf(decisionSources)),
  /** In the member's language, as the member reads it. */
  facts: z.optional(text(limits.factsLength, 0)),
  /** Of a suspension. */
  days: z.optional(z.int().check(z.gte(1, 'too_small'), z.lte(365, 'too_large'))),
  /** What is removed. */
  content: z.optional(oneOf(removableContents)),
};

const statement = z.object({
  language: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Which of them hold the facts. */
  facts: z.int(),
});

export const casePreview = endpoint({
  name: 'casePreview',
  method: 'POST',
  path: '/api/admin/cases/preview.php',
  summary: 'The statement of reasons of a decision, as it would be sent and in English.',
  access: 'staff',
  right,
  background: true,
  body: z.object(decisionForm),
  answer: z.object({ sent: z.nullable(statement), english: z.nullable(statement) }),
  errors: { case_not_found: 404 },
  once: false,
});

export const caseDecide = endpoint({
  name: 'caseDecide',
  method: 'POST',
  path: '/api/admin/cases/decide.php',
  summary: 'Decides a case with reasons; a ban waits for a second person.',
  access: 'staff',
  right,
  body: z.object(decisionForm),
  answer: z.object({
    decision: z.nullable(caseDecision),
    proposal: z.nullable(proposalView),
  }),
  errors: { ...caseErrors, proposal_open: 409, content_gone: 409, needs_second_person: 403 },
});

export const complaintAnswer = endpoint({
  name: 'complaintAnswer',
  method: 'POST',
  path: '/api/admin/cases/answer.php',
  summary: 'Answers a complaint with reasons, and closes it.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, answer: text(limits.answerLength) }),
  answer: okAnswer,
  errors: caseErrors,
});

export const decisionUndo = endpoint({
  name: 'decisionUndo',
  method: 'POST',
  path: '/api/admin/decisions/undo.php',
  summary: 'Takes a decision back with everything that came of it, and tells the member.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, reason: text(consoleLimits.staff.reasonLength) }),
  answer: okAnswer,
  errors: { decision_not_found: 404, decision_undone: 409, needs_second_person: 403 },
});

export const appealDecide = endpoint({
  name: 'appealDecide',
  method: 'POST',
  path: '/api/admin/appeals.php',
  summary: 'Answers an appeal: the decision stands, or everything is undone.',
  access: 'staff',
  right,
  body: z.object({
    id: uuid,
    outcome: oneOf(['upheld', 'reversed']),
    /** In the member's language, as the member reads it. */
    answer: text(limits.answerLength),
  }),
  answer: okAnswer,
  errors: { appeal_not_found: 404, appeal_decided: 409, needs_second_person: 403 },
});
