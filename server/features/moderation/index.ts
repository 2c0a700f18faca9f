import type { Core } from '#server/core/index.ts';
import { eraseComplaints, exportComplaints } from './complaints.ts';
import { eraseReports, exportReports } from './reports.ts';

export { moderationJobs } from './jobs.ts';
export { moderationRoutes } from './routes.ts';

/** What moderation does when something happens elsewhere. */
export const listenModeration = ({ events }: Core): void => {
  events.within('account.erased', eraseComplaints);
  events.within('account.exported', exportComplaints);
  events.within('account.erased', eraseReports);
  events.within('account.exported', exportReports);
};
