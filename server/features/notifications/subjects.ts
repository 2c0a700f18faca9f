import type { NotificationKind } from '#contract/notifications/enums.ts';
import { notificationKinds } from '#contract/notifications/enums.ts';

/** What a notification can be about; `decision` is on a picture, wherever that was shown. */
type Subject = 'conversation' | 'member' | 'order' | 'decision' | 'announcement';

/** With its subject a notification is seen, or goes. */
const subjectOfKind: Readonly<Record<NotificationKind, Subject>> = {
  conversation: 'conversation',
  message: 'conversation',
  like: 'member',
  match: 'member',
  visit: 'member',
  payment: 'order',
  moderation: 'decision',
  promotion: 'announcement',
  news: 'announcement',
};

export const kindsAbout = (subject: Subject): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => subjectOfKind[kind] === subject);
