import type { Core } from '#server/core/index.ts';
import { applyBan, reopenCase } from './cases/decide-case.ts';
import { sealEvidence } from './cases/seal-evidence.ts';
import { exportDecisions } from './cases/export-decisions.ts';
import { eraseComplaints, exportComplaints } from './file-complaint.ts';
import { eraseReports, exportReports, fileHeldMessage } from './file-report.ts';

export {
  openCaseByStaff,
  openCaseOfComplaint,
  openCaseOfPicture,
  openCaseOfReport,
} from './cases/open-case.ts';
export { statusOf } from './cases/read-signals.ts';
export { securedFiles, securePicture } from './cases/secure-picture.ts';
export { moderationJobs } from './jobs.ts';
export { readModerationBacklogs } from './read-backlogs.ts';
export { moderationRoutes } from './routes.ts';

/** What moderation does when something happens elsewhere. */
export const listenModeration = (core: Core): void => {
  const { events } = core;
  events.within('message.held', fileHeldMessage(core));
  // Before what it is made of goes.
  events.within('account.erased', sealEvidence(core));
  events.within('proposal.agreed', applyBan(core));
  events.within('proposal.closed', reopenCase(core));
  events.within('account.erased', eraseComplaints);
  events.within('account.exported', exportComplaints);
  events.within('account.erased', eraseReports);
  events.within('account.exported', exportReports);
  events.within('account.exported', exportDecisions);
};
