import type { Core } from '../../core/index.ts';
import { exportInvitations, thankInviter } from './invitations.ts';

export { landerRoutes } from './routes.ts';
export { serveMachines } from './serve.ts';

/** What landers do when something happens elsewhere. */
export const listenLanders = (core: Core): void => {
  core.events.within('account.confirmed', (tx, event) => thankInviter(core, tx, event));
  core.events.within('account.exported', exportInvitations);
};
