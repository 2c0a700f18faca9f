import type { Core, Job } from '../../core/index.ts';
import { exportLikes } from './export.ts';
import { forgetPasses } from './forget.ts';
import { seeLike, undoLikes } from './like.ts';

export { countNewLikes } from './lists.ts';
export { likeRoutes } from './routes.ts';

/** The background work of likes. */
export const likeJobs = (core: Core): readonly Job[] => [forgetPasses(core)];

/** What likes do when something happens elsewhere. */
export const listenLikes = (core: Core): void => {
  core.events.within('member.opened', (tx, event) => seeLike(core, tx, event));
  core.events.within('member.blocked', (tx, event) => undoLikes(core, tx, event));
  core.events.within('account.exported', exportLikes);
};
