import type { decisionUndo } from '#contract/console/index.ts';
import type * as z from 'zod/mini';
import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { requireOtherPerson } from '../policy.ts';
import type { Decision } from './apply-decision.ts';
import { applySuspensions, restoreContent } from './apply-decision.ts';
import { isUndecided, lockCase } from './queries.ts';
import { letGoOfReleased, settlePictures } from './secure-picture.ts';
import { writeReversal } from './write-statement.ts';
import { writeToMember } from './tell-decision.ts';

const { cases, decisions, reports, securedPictures } = tables;

/** A decision in a case of this person's sites, with its case locked. */
export const lockDecision = async (tx: Tx, caller: Caller, id: string): Promise<Decision> => {
  const [found] = await tx.db.select().from(decisions).where(eq(decisions.id, id)).for('update');
  if (!found) throw new Refusal('decision_not_found');
  await lockCase(tx, caller, found.caseId).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('decision_not_found') : error;
  });
  return found;
};

/** Undoes everything that came of a decision. */
export const reverseDecision = async (core: Core, tx: Tx, decision: Decision): Promise<void> => {
  await tx.db
    .update(decisions)
    .set({ undoneAt: core.clock.now(), removed: null })
    .where(eq(decisions.id, decision.id));
  if (decision.removed !== null)
    await restoreContent(core, tx, decision.removed, decision.toldAt !== null);
  if (decision.userId !== null && decision.until) await applySuspensions(core, tx, decision.userId);
  await restorePictures(core, tx, decision);
  await sendQueueChange(core, tx, 'case', decision.siteId);
};

/** Pictures are as they were before: those of a case that waits again are secured, others are shown. */
const restorePictures = async (
  core: Core,
  tx: Tx,
  { caseId, kind, toldAt }: Decision,
): Promise<void> => {
  if (!toldAt) {
    await settlePictures(core, tx, caseId, 'secured');
  } else if (kind !== 'no_action') {
    await settlePictures(core, tx, caseId, 'waiting');
    await letGoOfReleased(core, tx, caseId);
  }
};

/** What nobody was told of yet waits again, with what came in about the same member meanwhile. */
const reopenIfUntold = async (tx: Tx, { caseId, toldAt }: Decision): Promise<void> => {
  if (toldAt) return;
  const [row] = await tx.db.select().from(cases).where(eq(cases.id, caseId));
  const [other] = row?.memberId
    ? await tx.db
        .select({ id: cases.id })
        .from(cases)
        .where(and(eq(cases.memberId, row.memberId), isUndecided))
    : [];
  if (!other) {
    await tx.db.update(cases).set({ state: 'open', decidedAt: null }).where(eq(cases.id, caseId));
  }
  await tx.db
    .update(reports)
    .set({ status: 'in_review', decision: null, caseId: other?.id ?? caseId })
    .where(eq(reports.caseId, caseId));
  await tx.db
    .update(securedPictures)
    .set({ caseId: other?.id ?? caseId })
    .where(eq(securedPictures.caseId, caseId));
};

/** Takes a decision back. Whoever was not told of it yet is told nothing. */
export const undoDecision = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: z.output<(typeof decisionUndo)['body']>,
): Promise<void> => {
  const decision = await lockDecision(tx, caller, id);
  if (decision.undoneAt) throw new Refusal('decision_undone');
  await requireOtherPerson(tx.db, [decision.caseId], staffOf(caller).staffId);
  await reverseDecision(core, tx, decision);
  if (decision.toldAt && decision.kind !== 'no_action') {
    const statement = writeReversal(decision.language, decision, null);
    await writeToMember(core, tx, decision, 'decisionReversed', statement);
  }
  await reopenIfUntold(tx, decision);
  await writeAudit(core, tx, caller, {
    action: 'decision_undone',
    site: decision.siteId,
    target: ['case', decision.caseId],
    values: { decision: decision.kind },
    reason,
  });
};
