import type { Core, Job } from '../../core/index.ts';
import type { Route } from '../../http/index.ts';
import type { Ways } from './drain.ts';
import type { Drainer } from './drainer.ts';
import { createDrainer } from './drainer.ts';
import { deliveryJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { mailBundles, mailJobs, mailRoutes } from './mails/index.ts';
import { measureBacklog } from './metrics.ts';
import { listenPush, pushBundles, pushJobs, pushRoutes } from './push/index.ts';
import { centreRoutes } from './routes.ts';

export { announce } from './announce.ts';
export type { Bundle } from './bundle.ts';
export { drain } from './drain.ts';
export type { Ways } from './drain.ts';
export { usualHour } from './usual.ts';

export const notificationRoutes: readonly Route[] = [...centreRoutes, ...mailRoutes, ...pushRoutes];

/** The background work of notifications. */
export const notificationJobs = (core: Core, ways: Ways): readonly Job[] => [
  ...deliveryJobs(core, ways),
  ...mailJobs(core),
  ...pushJobs(core),
];

/** By push and by mail, as it is outside of tests. */
export const realWays: Ways = { push: pushBundles, email: mailBundles };

/** Hears of what happens elsewhere, and sends pushes soon after it did. */
export const listenNotifications = (core: Core, ways: Ways): Drainer => {
  listen(core);
  listenPush(core);
  measureBacklog(core);
  const drainer = createDrainer(core, ways);
  core.events.after('outgoing.due', () => drainer.soon());
  return drainer;
};
