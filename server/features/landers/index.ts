import type { Core } from '#server/core/index.ts';
import { exportInvitations, rewardInviter } from './invitations.ts';

export { landerRoutes } from './routes.ts';
export { serveCrawlerFiles } from './serve-crawler-files.ts';

/** What landers do when something happens elsewhere. */
export const listenLanders = (core: Core): void => {
  core.events.within('account.confirmed', (tx, event) => rewardInviter(core, tx, event));
  core.events.within('account.exported', exportInvitations);
};
