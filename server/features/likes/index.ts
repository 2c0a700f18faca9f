import type { Core, Job } from '#server/core/index.ts';
import { exportLikes } from './export.ts';
import { forgetPasses } from './jobs.ts';
import { markLikeSeen, deleteLikesBetween } from './like-member.ts';

export type { AnswerMasks } from './match-score.ts';
export { noAnswers, optionBit } from './match-score.ts';
export { countNewLikes } from './read-likes.ts';
export { likeRoutes } from './routes.ts';

/** The background work of likes. */
export const likeJobs = (core: Core): readonly Job[] => [forgetPasses(core)];

/** What likes do when something happens elsewhere. */
export const listenLikes = (core: Core): void => {
  core.events.within('member.opened', (tx, event) => markLikeSeen(core, tx, event));
  core.events.within('member.blocked', (tx, event) => deleteLikesBetween(core, tx, event));
  core.events.within('account.exported', exportLikes);
};
