import type { Core, Job } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import type { ChannelSenders } from './deliver.ts';
import type { PushScheduler } from './push-scheduler.ts';
import { createPushScheduler } from './push-scheduler.ts';
import { deliveryJobs } from './jobs.ts';
import { listenToEvents } from './listen.ts';
import { mailBundles, mailJobs, mailRoutes } from './mails/index.ts';
import { listenPush, pushBundles, pushJobs, pushRoutes } from './push/index.ts';
import { centreRoutes } from './routes.ts';

export type { Bundle } from './bundle.ts';
export { endOfQuietHours } from './hours.ts';
export { openMailId, writeNotice } from './mails/index.ts';
export { isReachable } from './reachable.ts';
export { bundleOf, tellMembers } from './tell-members.ts';
export { deliverDue } from './deliver.ts';
export type { ChannelSenders } from './deliver.ts';
export { readOutgoing } from './read-outgoing.ts';
export { nextUsualHour } from './reading-hours.ts';

export const notificationRoutes: readonly Route[] = [...centreRoutes, ...mailRoutes, ...pushRoutes];

/** The background work of notifications. */
export const notificationJobs = (core: Core, senders: ChannelSenders): readonly Job[] => [
  ...deliveryJobs(core, senders),
  ...mailJobs(core),
  ...pushJobs(core),
];

/** By push and by mail, as it is outside of tests. */
export const channelSenders: ChannelSenders = { push: pushBundles, email: mailBundles };

/** Hears of what happens elsewhere, and sends pushes soon after it did. */
export const listenNotifications = (core: Core, senders: ChannelSenders): PushScheduler => {
  listenToEvents(core);
  listenPush(core);
  const pushScheduler = createPushScheduler(core, senders);
  core.events.after('outgoing.due', () => pushScheduler.schedule());
  return pushScheduler;
};
