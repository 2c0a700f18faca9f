import { count, lte, min } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { outgoing } = tables;

/** How many bundles of notifications are due that nobody has sent yet, and since when. */
export const readOutgoing = async ({ clock, db }: Core) => {
  const [row] = await db
    .select({ due: count(), since: min(outgoing.dueAt) })
    .from(outgoing)
    .where(lte(outgoing.dueAt, clock.now()));
  return { due: row?.due ?? 0, since: row?.since ?? null };
};
