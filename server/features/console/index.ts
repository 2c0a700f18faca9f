import type { Core } from '#server/core/index.ts';
import { applyCredits, forgetProposals } from './correct-credits.ts';
import { exportTeam } from './export-team.ts';

export { measureInstallation } from './status/metrics.ts';
export { consoleRoutes } from './routes.ts';

/** What the console does when something happens elsewhere. */
export const listenConsole = (core: Core): void => {
  core.events.within('proposal.agreed', applyCredits(core));
  core.events.within('account.erased', forgetProposals);
  core.events.within('account.exported', exportTeam);
};
