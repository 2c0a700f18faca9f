import { lt } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { forgetCases } from './cases/forget-cases.ts';
import { openCases } from './cases/open-case.ts';
import { tellDecision } from './cases/tell-decision.ts';
import { carryOutReview } from './reviews/decide-picture.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-reviews': NoPayload;
  }
}

const { reviewClaims, reviewPasses, reviews } = tables;

/** As long as a yearly report may look back. */
const KEPT_DAYS = 2 * 365;

const PASSES_KEPT_DAYS = 7;

const forgetReviews = (core: Core): Job<'forget-reviews'> => ({
  name: 'forget-reviews',
  schedule: '53 3 * * *',
  run: async () => {
    const now = core.clock.now();
    await core.db.delete(reviewClaims).where(lt(reviewClaims.until, now));
    const passes = addTime(now, { days: -PASSES_KEPT_DAYS });
    await core.db.delete(reviewPasses).where(lt(reviewPasses.at, passes));
    await core.db.delete(reviews).where(lt(reviews.decidedAt, addTime(now, { days: -KEPT_DAYS })));
  },
});

/** The background work of moderation. */
export const moderationJobs = (core: Core): readonly Job[] => [
  carryOutReview(core),
  forgetReviews(core),
  openCases(core),
  tellDecision(core),
  forgetCases(core),
];
