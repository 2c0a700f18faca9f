import { consoleLimits } from '#contract/console/limits.ts';
import { lt } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime, forgetChallenges } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { writeAudit } from './write-audit.ts';
import { forgetInvitations } from './invite-staff.ts';
import { forgetStaffSessions } from './sessions.ts';
import { checkAuditLog } from './verify-audit.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-staff-invitations': NoPayload;
    'forget-staff-sessions': NoPayload;
    'verify-audit-log': NoPayload;
    'forget-audit-log': NoPayload;
  }
}

const { auditLog } = tables;

const DAYS_PER_YEAR = 365;

/** Compares the whole log once a night; a break is written into it and into the server's log. */
const verifyAuditLog = (core: Core): Job<'verify-audit-log'> => ({
  name: 'verify-audit-log',
  schedule: '13 3 * * *',
  run: async () => {
    const { brokenNo } = await checkAuditLog(core);
    if (brokenNo === null) return;
    core.log.error({ entry: brokenNo }, 'the audit log was changed');
    const system = { staff: null, network: '' };
    await core.transact((tx) =>
      writeAudit(core, tx, system, { action: 'audit_broken', values: { no: brokenNo } }),
    );
  },
});

const forgetAuditLog = (core: Core): Job<'forget-audit-log'> => ({
  name: 'forget-audit-log',
  schedule: '43 3 * * *',
  run: async () => {
    const until = addTime(core.clock.now(), {
      days: -consoleLimits.staff.auditYears * DAYS_PER_YEAR,
    });
    await core.db.delete(auditLog).where(lt(auditLog.at, until));
  },
});

export const staffJobs = (core: Core): Job[] => [
  forgetChallenges(core),
  forgetInvitations(core),
  forgetStaffSessions(core),
  verifyAuditLog(core),
  forgetAuditLog(core),
];
