import { and, eq, lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

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
    await core.db.delete(swipes).where(and(eq(swipes.liked, false), lt(swipes.at, before)));
  },
});
