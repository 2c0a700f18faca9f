import { transparency, transparencyFile, transparencyPublish } from '#contract/console/index.ts';
import { appealFile, decision } from '#contract/decisions.ts';
import * as contract from '#contract/moderation.ts';
import { publishedTransparency } from '#contract/transparency.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { fileComplaint, readComplaint } from './file-complaint.ts';
import { fileReport, readReports } from './file-report.ts';
import { fileAppeal, readDecision } from './cases/appeal-decision.ts';
import { caseRoutes } from './cases/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import {
  publishTransparency,
  readPublished,
  readTransparency,
} from './transparency/publish-transparency.ts';
import { writeTransparencyFile } from './transparency/write-file.ts';

export const moderationRoutes: readonly Route[] = [
  route(contract.complaintFile, ({ core, tx, caller, body }) =>
    fileComplaint(core, tx, caller, body),
  ),

  route(contract.complaint, ({ core, caller, query }) =>
    readComplaint(core, caller, query.reference, query.key),
  ),

  route(contract.reportFile, async ({ core, tx, caller, body }) => ({
    report: await fileReport(core, tx, caller, body),
  })),

  route(contract.reports, async ({ core, caller }) => ({
    reports: await readReports(core, caller),
  })),

  route(decision, ({ core, caller, query }) => readDecision(core, caller, query)),

  route(appealFile, ({ core, tx, caller, body }) => fileAppeal(core, tx, caller, body)),

  ...reviewRoutes,
  ...caseRoutes,

  route(transparency, ({ core, caller, query }) => readTransparency(core, caller, query)),

  route(transparencyFile, async ({ core, caller, query }) =>
    writeTransparencyFile((await readTransparency(core, caller, query)).report),
  ),

  route(transparencyPublish, ({ core, tx, caller, body }) =>
    publishTransparency(core, tx, caller, body),
  ),

  route(publishedTransparency, ({ core, caller, query }) =>
    readPublished(core, caller.site.id, query.year),
  ),
];
