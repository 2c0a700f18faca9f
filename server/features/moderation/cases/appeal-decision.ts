import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import type { appealDecide } from '#contract/console/index.ts';
import type { appealFile, DecisionView } from '#contract/decisions.ts';
import { limits } from '#contract/limits.ts';
import { and, eq, ne } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, newId, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { decisionKey } from '#server/features/accounts/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { assertMayDecideAppeal } from '../policy.ts';
import type { Decision } from './apply-decision.ts';
import { writeReversal, writeUpheld } from './write-statement.ts';
import { writeToMember } from './tell-decision.ts';
import { lockDecision, reverseDecision } from './undo-decision.ts';

const { appeals, decisions } = tables;

/** What opens a decision for the member whom it is about. */
interface Holder {
  readonly reference: string;
  readonly key: string;
}

const isKeyOf = (core: Core, { reference, key }: Holder): boolean =>
  timingSafeEqual(Buffer.from(key), Buffer.from(decisionKey(core, reference)));

/** A decision for who holds its key; a wrong key and a wrong number look the same. */
const findDecision = async (
  core: Core,
  db: Db,
  caller: Caller,
  holder: Holder,
): Promise<Decision> => {
  const [found] = await db
    .select()
    .from(decisions)
    .where(
      and(
        eq(decisions.reference, holder.reference),
        eq(decisions.siteId, caller.site.id),
        ne(decisions.kind, 'no_action'),
      ),
    );
  if (!found || !isKeyOf(core, holder)) throw new Refusal('decision_not_found');
  return found;
};

const toView = async (db: Db, decision: Decision): Promise<DecisionView> => {
  const [appeal] = await db.select().from(appeals).where(eq(appeals.decisionId, decision.id));
  return {
    reference: decision.reference,
    kind: decision.kind,
    title: decision.title,
    paragraphs: [...decision.paragraphs],
    decided_at: decision.decidedAt.toISOString(),
    until: decision.kind === 'suspend' ? (decision.until?.toISOString() ?? null) : null,
    reversed_at: decision.undoneAt?.toISOString() ?? null,
    appeal_until: decision.appealUntil.toISOString(),
    appeal: appeal
      ? {
          state: appeal.state,
          message: appeal.message,
          filed_at: appeal.filedAt.toISOString(),
          answer: appeal.answer,
          answered_at: appeal.answeredAt?.toISOString() ?? null,
        }
      : null,
  };
};

/** What was decided about a member, for that member. */
export const readDecision = async (
  core: Core,
  caller: Caller,
  holder: Holder,
): Promise<DecisionView> => toView(core.db, await findDecision(core, core.db, caller, holder));

/** Takes an appeal, once and in time. */
export const fileAppeal = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { message, ...holder }: z.output<(typeof appealFile)['body']>,
): Promise<DecisionView> => {
  const decision = await findDecision(core, tx.db, caller, holder);
  const now = core.clock.now();
  if (decision.appealUntil <= now || decision.undoneAt) throw new Refusal('appeal_too_late');
  const added = await tx.db
    .insert(appeals)
    .values({
      id: newId(now.getTime()),
      decisionId: decision.id,
      message,
      state: 'open',
      filedAt: now,
      dueAt: addTime(now, { days: limits.appeals.answerDays }),
    })
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  if (added.length === 0) throw new Refusal('appeal_filed');
  await sendQueueChange(core, tx, 'case', decision.siteId);
  return toView(tx.db, decision);
};

/** The decision that an appeal is against, and the appeal, which nobody else answers meanwhile. */
const lockAppeal = async (tx: Tx, caller: Caller, id: string) => {
  const [appeal] = await tx.db.select().from(appeals).where(eq(appeals.id, id)).for('update');
  if (!appeal) throw new Refusal('appeal_not_found');
  const decision = await lockDecision(tx, caller, appeal.decisionId).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('appeal_not_found') : error;
  });
  return { appeal, decision };
};

/** Answers an appeal: the decision stands, or everything is undone. */
export const decideAppeal = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, outcome, answer }: z.output<(typeof appealDecide)['body']>,
): Promise<void> => {
  const { appeal, decision } = await lockAppeal(tx, caller, id);
  const { staffId } = staffOf(caller);
  if (appeal.state !== 'open') throw new Refusal('appeal_decided');
  assertMayDecideAppeal(staffId, decision);
  await tx.db
    .update(appeals)
    .set({ state: outcome, answer, staffId, answeredAt: core.clock.now() })
    .where(eq(appeals.id, id));
  if (outcome === 'reversed') {
    if (!decision.undoneAt) await reverseDecision(core, tx, decision);
    const statement = writeReversal(decision.language, decision, answer);
    await writeToMember(core, tx, decision, 'decisionReversed', statement);
  } else {
    const statement = writeUpheld(decision.language, decision, answer);
    await writeToMember(core, tx, decision, 'appealAnswered', statement);
  }
  await writeAudit(core, tx, caller, {
    action: 'appeal_decided',
    site: decision.siteId,
    target: ['case', decision.caseId],
    values: { outcome },
  });
  await sendQueueChange(core, tx, 'case', decision.siteId);
};
