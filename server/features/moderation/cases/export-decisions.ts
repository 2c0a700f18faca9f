import { asc, eq } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { appeals, decisions } = tables;

/** What was decided about a member, as they were told, with what they answered. */
export const exportDecisions = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const rows = await tx.db
    .select({
      reference: decisions.reference,
      kind: decisions.kind,
      title: decisions.title,
      paragraphs: decisions.paragraphs,
      decided_at: decisions.decidedAt,
      until: decisions.until,
      reversed_at: decisions.undoneAt,
      appeal: { message: appeals.message, state: appeals.state, answer: appeals.answer },
    })
    .from(decisions)
    .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
    .where(eq(decisions.userId, userId))
    .orderBy(asc(decisions.decidedAt));
  const told = rows.filter(({ kind }) => kind !== 'no_action');
  if (told.length > 0) add('decisions.json', told);
};
