import { lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { deleteInBatches, tables } from '#server/db/index.ts';
import type { ChannelSenders } from './deliver.ts';
import { deliverDue } from './deliver.ts';

const { notifications } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'send-notifications': NoPayload;
    'forget-notifications': NoPayload;
  }
}

/** Sends what became due; pushes that a process could not send right away too. */
const sendDue = (core: Core, senders: ChannelSenders): Job<'send-notifications'> => ({
  name: 'send-notifications',
  schedule: '* * * * *',
  run: () => deliverDue(core, senders),
});

const forgetNotifications = (core: Core): Job<'forget-notifications'> => ({
  name: 'forget-notifications',
  schedule: '41 3 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -limits.notifications.retentionDays });
    await deleteInBatches(core.db, notifications, lt(notifications.at, before));
  },
});

/** Sending, and forgetting what was sent. */
export const deliveryJobs = (core: Core, senders: ChannelSenders): readonly Job[] => [
  sendDue(core, senders),
  forgetNotifications(core),
];
