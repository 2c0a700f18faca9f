import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { answerComplaint } from './answer-complaint.ts';
import { decideAppeal } from './appeal-decision.ts';
import { addNote, assignCases, claimNextCase, sortCases } from './claim-case.ts';
import { decideCase, previewStatement } from './decide-case.ts';
import { listCases, readCaseBacklog } from './list-cases.ts';
import { readCase } from './read-case.ts';
import { openMessages } from './read-reports.ts';
import { undoDecision } from './undo-decision.ts';

const ok = { ok: true } as const;

export const caseRoutes: readonly Route[] = [
  route(contract.caseList, ({ core, caller, query }) => listCases(core, caller, query)),

  route(contract.caseBacklog, ({ core, caller, query }) =>
    readCaseBacklog(core, sitesWithRight(caller, 'cases.decide', query.site)),
  ),

  route(contract.caseRead, ({ core, caller, query }) => readCase(core, caller, query.id)),

  route(contract.caseNext, ({ core, tx, caller, body: { kind, site } }) =>
    claimNextCase(core, tx, caller, kind, sitesWithRight(caller, 'cases.decide', site)),
  ),

  route(contract.caseAssign, async ({ core, tx, caller, body }) => {
    await assignCases(core, tx, caller, body);
    return ok;
  }),

  route(contract.caseSeverity, async ({ core, tx, caller, body }) => {
    await sortCases(core, tx, caller, body);
    return ok;
  }),

  route(contract.caseNote, async ({ core, tx, caller, body }) => {
    await addNote(core, tx, caller, body);
    return ok;
  }),

  route(contract.caseMessages, ({ core, tx, caller, body }) =>
    openMessages(core, tx, caller, body),
  ),

  route(contract.casePreview, ({ core, tx, caller, body }) =>
    previewStatement(core, tx, caller, body),
  ),

  route(contract.caseDecide, ({ core, tx, caller, body }) => decideCase(core, tx, caller, body)),

  route(contract.complaintAnswer, async ({ core, tx, caller, body }) => {
    await answerComplaint(core, tx, caller, body);
    return ok;
  }),

  route(contract.decisionUndo, async ({ core, tx, caller, body }) => {
    await undoDecision(core, tx, caller, body);
    return ok;
  }),

  route(contract.appealDecide, async ({ core, tx, caller, body }) => {
    await decideAppeal(core, tx, caller, body);
    return ok;
  }),
];
