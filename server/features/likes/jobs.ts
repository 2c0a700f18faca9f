import { lt, not, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { deleteInBatches, tables } from '#server/db/index.ts';

const { swipes } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-passes': NoPayload;
  }
}

/** Forgets whom somebody passed, once they may come again anyway. */
export const forgetPasses = (core: Core): Job<'forget-passes'> => ({
  name: 'forget-passes',
  schedule: '52 4 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -limits.swipePassDays });
    const isOver = sql`${not(swipes.liked)} and ${lt(swipes.at, before)}`;
    await deleteInBatches(core.db, swipes, isOver);
  },
});
