import { reviewKinds } from '#contract/console/index.ts';
import type { caseKinds, ReviewKind } from '#contract/console/index.ts';
import type { Core } from '#server/core/index.ts';
import { and, count, eq, min } from '#server/db/sql.ts';
import { tables } from '#server/db/index.ts';
import { isUndecided } from './cases/queries.ts';
import { readBacklog } from './reviews/read-queue.ts';

const { appeals, cases } = tables;

/** What waits for moderators on all sites, and since when. */
interface Waiting {
  readonly queue: ReviewKind | (typeof caseKinds)[number] | 'appeal';
  readonly waiting: number;
  readonly since: Date | null;
}

const countCases = async ({ db }: Core, kind: (typeof caseKinds)[number]): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), since: min(cases.openedAt) })
    .from(cases)
    .where(and(isUndecided, eq(cases.kind, kind)));
  return { queue: kind, waiting: row?.waiting ?? 0, since: row?.since ?? null };
};

/** Pictures are counted up to a thousand, as in their queue. */
export const readModerationBacklogs = async (core: Core): Promise<Waiting[]> => {
  const pictures = await readBacklog(core, 'all');
  const [appealed] = await core.db
    .select({ waiting: count(), since: min(appeals.filedAt) })
    .from(appeals)
    .where(eq(appeals.state, 'open'));
  return [
    ...reviewKinds.map((queue) => {
      const { waiting, oldest_at: oldest } = pictures[queue];
      return { queue, waiting, since: oldest === null ? null : new Date(oldest) };
    }),
    await countCases(core, 'report'),
    await countCases(core, 'complaint'),
    { queue: 'appeal', waiting: appealed?.waiting ?? 0, since: appealed?.since ?? null },
  ];
};
