import type { NotificationType } from '#contract/notifications/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import type { Bundle } from '../bundle.ts';
import { writeNews, writePromotions } from './news-mails.ts';
import { writeReminders } from './reminder-mails.ts';
import { writeConversations, writeLikes, writeMessages, writeUnread } from './people-mails.ts';
import { writeWeekly } from './weekly-mails.ts';
import type { MailWriter } from './mail-writer.ts';

export { mailJobs } from './jobs.ts';
export { mailRoutes } from './routes.ts';

const writers: Readonly<Record<NotificationType, MailWriter>> = {
  new_conversations: writeConversations,
  new_messages: writeMessages,
  like: writeLikes,
  unread_message_reminders: writeUnread,
  promotions: writePromotions,
  weekly_updates: writeWeekly,
  news: writeNews,
  reminders: writeReminders,
};

/** Writes the letters of these bundles; they leave after the commit. */
export const mailBundles = async (
  core: Core,
  tx: Tx,
  bundles: readonly Bundle[],
): Promise<void> => {
  for (const [type, group] of Map.groupBy(bundles, (bundle) => bundle.type)) {
    for (const mail of await writers[type](core, tx, group)) await queueMail(core, tx, mail);
  }
};
