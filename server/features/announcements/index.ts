import type { Core, Job } from '#server/core/index.ts';
import type { ChannelSenders } from '#server/features/notifications/index.ts';
import { sendAnnouncements } from './jobs.ts';

export { listenAnnouncements } from './count-outcome.ts';
export { serveAnnouncementPreviews } from './preview-mail.ts';
export { announcementRoutes } from './routes.ts';

/** The background work of announcements. */
export const announcementJobs = (core: Core, senders: ChannelSenders): readonly Job[] => [
  sendAnnouncements(core, senders),
];
