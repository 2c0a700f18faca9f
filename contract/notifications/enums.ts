/** What a member can be told of outside the open page, each switchable for each way. */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Ways to reach somebody who is not here. */
export const channels = ['push', 'email'] as const;

export type Channel = (typeof channels)[number];

/** One thing that a member does not want, as `notifications_disabled` lists it. */
export type DisabledChannel = `${NotificationType}:${Channel}`;

export const disabledKey = (type: NotificationType, channel: Channel): DisabledChannel =>
  `${type}:${channel}`;

export const isDisabled = (
  disabled: readonly string[],
  type: NotificationType,
  channel: Channel,
): boolean => disabled.includes(disabledKey(type, channel));

/** Why mails stopped without the member's switching them off in the settings. */
export const stopReasons = ['spam_report', 'bounce', 'list_unsubscribe'] as const;

export type StopReason = (typeof stopReasons)[number];

/** What is mailed because of the day it is: once a week, or once for each reason to remind. */
export const calendarMails = ['weekly', 'photo', 'profile', 'away'] as const;

export type CalendarMail = (typeof calendarMails)[number];

/** What has happened, as the notification centre tells it. */
export const notificationKinds = [
  'conversation',
  'message',
  'like',
  'match',
  'visit',
  'payment',
  'moderation',
  'promotion',
  'news',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Under which type somebody who is away hears of it; of the rest only the centre tells. */
export const typeOfKind = {
  conversation: 'new_conversations',
  message: 'new_messages',
  like: 'like',
  match: 'like',
  visit: null,
  payment: null,
  moderation: null,
  promotion: 'promotions',
  news: 'news',
} as const satisfies Record<NotificationKind, NotificationType | null>;
