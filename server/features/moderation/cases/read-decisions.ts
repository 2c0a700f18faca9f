import type { CaseDecision, CaseView } from '#contract/console/index.ts';
import { and, asc, desc, eq, isNull, ne } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { mayDecideAppeal } from '../policy.ts';
import { findColleagues } from './views.ts';
import type { Decision } from './apply-decision.ts';
import { readEvidence } from './seal-evidence.ts';

const { appeals, cases, decisions, staff } = tables;

type Appeal = typeof appeals.$inferSelect;

const unknownColleague = { id: '00000000-0000-0000-0000-000000000000', name: '' };

const toDecisionView = (
  decision: Decision,
  appeal: Appeal | null,
  colleagues: Awaited<ReturnType<typeof findColleagues>>,
  reader: string,
): CaseDecision => ({
  id: decision.id,
  reference: decision.reference,
  kind: decision.kind,
  ground: decision.ground,
  facts: decision.facts,
  title: decision.title,
  paragraphs: [...decision.paragraphs],
  decided_at: decision.decidedAt.toISOString(),
  decided_by: colleagues.get(decision.staffId) ?? unknownColleague,
  agreed_by: colleagues.get(decision.agreedBy) ?? null,
  until: decision.kind === 'suspend' ? (decision.until?.toISOString() ?? null) : null,
  undone_at: decision.undoneAt?.toISOString() ?? null,
  appeal_until: decision.appealUntil.toISOString(),
  appeal: appeal && {
    id: appeal.id,
    state: appeal.state,
    message: appeal.message,
    filed_at: appeal.filedAt.toISOString(),
    due_at: appeal.dueAt.toISOString(),
    answer: appeal.answer,
    answered_by: colleagues.get(appeal.staffId) ?? null,
    may_decide: appeal.state === 'open' && mayDecideAppeal(reader, decision),
  },
});

/** A decision with its appeal, as the console shows it. */
export const toCaseDecision = async (
  db: Db,
  caller: Caller,
  decision: Decision,
): Promise<CaseDecision> => {
  const [appeal] = await db.select().from(appeals).where(eq(appeals.decisionId, decision.id));
  const ids = [decision.staffId, decision.agreedBy, appeal?.staffId ?? null];
  const colleagues = await findColleagues(db, ids);
  return toDecisionView(decision, appeal ?? null, colleagues, staffOf(caller).staffId);
};

/** What was decided in a case, the first first: what is undone can be decided anew. */
export const readDecisions = async (
  core: Core,
  db: Db,
  caller: Caller,
  caseId: string,
): Promise<CaseDecision[]> => {
  const sealed = await readEvidence(core, db, caseId);
  const words = new Map(sealed?.decisions.map((decision) => [decision.id, decision]));
  const rows = await db
    .select()
    .from(decisions)
    .where(eq(decisions.caseId, caseId))
    .orderBy(asc(decisions.decidedAt));
  return Promise.all(
    rows.map((row) => {
      const { facts, title, paragraphs } = words.get(row.id) ?? row;
      return toCaseDecision(db, caller, { ...row, facts, title, paragraphs });
    }),
  );
};

/** What was decided about a member in other cases and still holds, the latest first. */
export const readEarlier = async (
  db: Db,
  userId: string,
  caseId: string,
): Promise<CaseView['before']> => {
  const rows = await db
    .select({ decision: decisions, found: cases, by: staff.name })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .innerJoin(staff, eq(staff.id, decisions.staffId))
    .where(
      and(eq(decisions.userId, userId), ne(decisions.caseId, caseId), isNull(decisions.undoneAt)),
    )
    .orderBy(desc(decisions.decidedAt))
    .limit(20);
  return rows.map(({ decision, found, by }) => ({
    case: found.id,
    reference: found.reference,
    topic: found.topic,
    kind: decision.kind,
    ground: decision.ground,
    at: decision.decidedAt.toISOString(),
    by,
  }));
};
