import type { CaseKind } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { reportReasons } from '#contract/moderation.ts';
import { and, asc, eq, isNotNull, isNull, ne } from '#server/db/sql.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { addTime, lockByName, newId, readableCode } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import type { Case } from './queries.ts';
import { isUndecided } from './queries.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'open-cases': NoPayload;
  }
}

const { cases, complaints, decisions, profiles, reports } = tables;

type Report = typeof reports.$inferSelect;
type Complaint = typeof complaints.$inferSelect;

const HIGH = 3;

const severityOf: Record<(typeof reportReasons)[number], number> = {
  underage: HIGH,
  harassment: 2,
  scam: 2,
  stolen_photo: 2,
  fake: 1,
  offensive: 1,
  other: 1,
};

/** Whether a member was found to break the rules before. */
const hasBrokenRules = async (tx: Tx, memberId: string): Promise<boolean> => {
  const [found] = await tx.db
    .select({ id: decisions.id })
    .from(decisions)
    .innerJoin(profiles, eq(profiles.userId, decisions.userId))
    .where(
      and(eq(profiles.id, memberId), ne(decisions.kind, 'no_action'), isNull(decisions.undoneAt)),
    )
    .limit(1);
  return found !== undefined;
};

/** Of a case that no report opened. */
const newReference = (): string => `R-${readableCode(4)}-${readableCode(4)}`;

const newCase = (
  core: Core,
  row: Pick<Case, 'siteId' | 'reference' | 'topic' | 'severity'> & {
    readonly kind: CaseKind;
    readonly memberId?: string;
    readonly createdAt: Date;
  },
) => {
  const { createdAt, ...facts } = row;
  return {
    ...facts,
    id: newId(core.clock.now().getTime()),
    state: 'open' as const,
    openedAt: createdAt,
    dueAt: addTime(createdAt, { hours: consoleLimits.cases.goalHours }),
  };
};

/** How grave what was reported is: by its worst reason, by how many said so, and by what was before. */
const severityFor = async (tx: Tx, memberId: string, own: readonly Report[]): Promise<number> => {
  const worst = Math.max(...own.map(({ reason }) => severityOf[reason]));
  const reported = own.filter(({ heldClientId }) => heldClientId === null);
  const reporters = new Set(reported.map(({ reporterId }) => reporterId));
  const isRaised =
    reporters.size >= consoleLimits.cases.manyReports || (await hasBrokenRules(tx, memberId));
  return Math.min(HIGH, worst + Number(isRaised));
};

/** The open case about a member, if there is one. */
const lockOpenCase = async (tx: Tx, memberId: string): Promise<Case | undefined> => {
  // Two who report the same member at once open one case.
  await lockByName(tx, `case-${memberId}`);
  const [open] = await tx.db
    .select()
    .from(cases)
    .where(and(eq(cases.memberId, memberId), isUndecided))
    // Whoever decides it at this moment decides without what is added now.
    .for('update');
  return open;
};

/** Adds a report to the open case about its member, or opens one. */
export const openCaseOfReport = async (
  core: Core,
  tx: Tx,
  report: Report,
): Promise<string | null> => {
  const { memberId } = report;
  if (memberId === null) return null;
  const open = await lockOpenCase(tx, memberId);
  const merged = open ? await tx.db.select().from(reports).where(eq(reports.caseId, open.id)) : [];
  const severity = await severityFor(tx, memberId, [...merged, report]);
  const caseId = open?.id ?? (await addCase(core, tx, { ...report, memberId }, severity));
  // What somebody sorted stays where it is, unless it became graver.
  if (open && severity > open.severity) {
    await tx.db.update(cases).set({ severity }).where(eq(cases.id, open.id));
  }
  await tx.db.update(reports).set({ caseId }).where(eq(reports.id, report.id));
  await sendQueueChange(core, tx, 'case', report.siteId);
  return caseId;
};

const addCase = async (
  core: Core,
  tx: Tx,
  report: Report & { readonly memberId: string },
  severity: number,
): Promise<string> => {
  const { siteId, reference, memberId, reason: topic, createdAt } = report;
  const row = newCase(core, {
    kind: 'report',
    siteId,
    reference,
    memberId,
    topic,
    severity,
    createdAt,
  });
  await tx.db.insert(cases).values(row);
  return row.id;
};

/** Adds a picture that somebody called unlawful to the open case about its owner, or opens one. */
export const openCaseOfPicture = async (
  core: Core,
  tx: Tx,
  {
    siteId,
    memberId,
    staffId,
  }: { readonly siteId: number; readonly memberId: string; readonly staffId: string },
): Promise<string> => {
  const grave = { topic: 'unlawful', severity: HIGH } as const;
  const open = await lockOpenCase(tx, memberId);
  if (!open) {
    const row = newCase(core, {
      kind: 'report',
      siteId,
      reference: newReference(),
      memberId,
      ...grave,
      createdAt: core.clock.now(),
    });
    await tx.db.insert(cases).values(row);
    return row.id;
  }
  // Whoever had it is now one of those who may not decide it.
  const freed = open.claimedBy === staffId && { claimedBy: null, claimedUntil: null };
  await tx.db
    .update(cases)
    .set({ ...grave, ...freed })
    .where(eq(cases.id, open.id));
  return open.id;
};

/** The open case about a member whom nobody reported but somebody of the staff; opens one if there is none. */
export const openCaseByStaff = async (
  core: Core,
  tx: Tx,
  {
    siteId,
    memberId,
    topic,
  }: {
    readonly siteId: number;
    readonly memberId: string;
    readonly topic: (typeof reportReasons)[number];
  },
): Promise<string> => {
  const open = await lockOpenCase(tx, memberId);
  if (open) return open.id;
  const row = newCase(core, {
    kind: 'report',
    siteId,
    reference: newReference(),
    memberId,
    topic,
    severity: severityOf[topic],
    createdAt: core.clock.now(),
  });
  await tx.db.insert(cases).values(row);
  await sendQueueChange(core, tx, 'case', siteId);
  return row.id;
};

export const openCaseOfComplaint = async (
  core: Core,
  tx: Tx,
  complaint: Pick<Complaint, 'id' | 'siteId' | 'reference' | 'topic' | 'createdAt'>,
): Promise<void> => {
  const { id, siteId, reference, topic, createdAt } = complaint;
  const row = newCase(core, {
    kind: 'complaint',
    siteId,
    reference,
    topic,
    severity: 1,
    createdAt,
  });
  await tx.db.insert(cases).values(row);
  await tx.db.update(complaints).set({ caseId: row.id }).where(eq(complaints.id, id));
  await sendQueueChange(core, tx, 'case', siteId);
};

const BATCH_SIZE = 200;

const isNewReport = and(
  isNull(reports.caseId),
  isNotNull(reports.memberId),
  eq(reports.status, 'received'),
);

const isNewComplaint = and(isNull(complaints.caseId), eq(complaints.status, 'received'));

/** Opens cases for what came in before there were cases, or through an older release. */
export const openCases = (core: Core): Job<'open-cases'> => ({
  name: 'open-cases',
  schedule: '*/10 * * * *',
  run: () =>
    core.transact(async (tx) => {
      const filed = await tx.db
        .select()
        .from(reports)
        .where(isNewReport)
        .orderBy(asc(reports.createdAt))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      for (const report of filed) await openCaseOfReport(core, tx, report);
      const complained = await tx.db
        .select()
        .from(complaints)
        .where(isNewComplaint)
        .orderBy(asc(complaints.createdAt))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      for (const complaint of complained) await openCaseOfComplaint(core, tx, complaint);
    }),
});
