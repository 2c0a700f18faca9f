import type { Core } from '#server/core/index.ts';
import { applyTeamProposal } from './change-team.ts';

export { toAuditEntry, writeAudit } from './write-audit.ts';
export { hideOpenReasons } from './hide-reasons.ts';
export { inviteAdministrator } from './invite-administrator.ts';
export { staffJobs } from './jobs.ts';
export { logOpened } from './log-opened.ts';
export { findProposal, propose } from './propose.ts';
export { listStaff } from './queries.ts';
export { hasRightOn, holdersOf, requireRight, sitesWithRight, staffOf } from './policy.ts';
export { staffRoutes } from './routes.ts';
export { findStaffSession, isStaffSessionAlive } from './sessions.ts';
export { checkAuditLog } from './verify-audit.ts';

export const listenStaff = (core: Core): void => {
  core.events.within('proposal.agreed', applyTeamProposal(core));
};
