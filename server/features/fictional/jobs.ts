import { consoleLimits } from '#contract/console/limits.ts';
import { lt } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-fictional-answers': NoPayload;
  }
}

const { fictionalAnswers } = tables;

export const forgetFictionalAnswers = (core: Core): Job<'forget-fictional-answers'> => ({
  name: 'forget-fictional-answers',
  schedule: '19 4 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -consoleLimits.inbox.keptDays });
    await core.db.delete(fictionalAnswers).where(lt(fictionalAnswers.answeredAt, before));
  },
});
