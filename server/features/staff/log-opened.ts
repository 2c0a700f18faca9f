import type { AuditAction } from '#contract/console/index.ts';
import { and, eq, gt } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { writeAudit } from './write-audit.ts';
import { staffOf } from './policy.ts';

const { auditLog } = tables;

/** Whoever comes back to something within this time has not opened it again. */
const OPENED_MINUTES = 30;

/** Something that was opened, and under what the log tells of it. */
interface Opened {
  readonly action: AuditAction;
  readonly site: number;
  readonly target: readonly [kind: string, id: string];
}

/** Writes down that somebody opened something, unless they did just now. */
export const logOpened = async (core: Core, caller: Caller, opened: Opened): Promise<void> => {
  const [kind, id] = opened.target;
  const since = addTime(core.clock.now(), { seconds: -60 * OPENED_MINUTES });
  const times = await core.db.$count(
    auditLog,
    and(
      eq(auditLog.targetKind, kind),
      eq(auditLog.targetId, id),
      eq(auditLog.action, opened.action),
      eq(auditLog.staffId, staffOf(caller).staffId),
      gt(auditLog.at, since),
    ),
  );
  if (times === 0) await core.transact((tx) => writeAudit(core, tx, caller, opened));
};
