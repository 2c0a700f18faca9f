import { and, isNull, ne } from '#server/db/sql.ts';
import type { Caller } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf } from './policy.ts';

const { proposals } = tables;

type Row = typeof tables.auditLog.$inferSelect;

/**
 * Keeps the words of whoever proposed something from the second person until they have chosen.
 * Answers what hides them in entries of the log.
 */
export const hideOpenReasons = async (
  db: Db,
  caller: Caller,
): Promise<<R extends Row>(row: R) => R> => {
  const open = await db
    .select()
    .from(proposals)
    .where(and(isNull(proposals.outcome), ne(proposals.proposedBy, staffOf(caller).staffId)));
  return (row) => {
    const { action, targetId, at } = row;
    const isOpen =
      action === 'proposed' &&
      open.some(
        ({ id, target, proposedAt }) => [id, target].includes(targetId ?? '') && at >= proposedAt,
      );
    return isOpen ? { ...row, reason: '' } : row;
  };
};
