/**
 * What a member can be told of outside the open page, each switchable for each way; and after how
 * many minutes a mail leaves about what was not seen meanwhile; 0 for what leaves for other reasons.
 */
export const mailAfterMinutes = {
  new_conversations: 5,
  new_messages: 15,
  like: 60,
  unread_message_reminders: 0,
  promotions: 0,
  weekly_updates: 0,
  news: 0,
  reminders: 0,
} as const;

export type NotificationType = keyof typeof mailAfterMinutes;

export const notificationTypes = Object.keys(mailAfterMinutes) as readonly NotificationType[];

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

/** What a notification can be about; `decision` is on a picture, wherever that was shown. */
export type NotificationSubject = 'conversation' | 'member' | 'order' | 'decision' | 'announcement';

interface KindRules {
  /** Under which type somebody who is away hears of it; of the rest only the centre tells. */
  readonly type: NotificationType | null;
  /** With its subject a notification is seen, or goes. */
  readonly about: NotificationSubject;
}

/** What has happened, as the notification centre tells it. */
export const kindRules = {
  conversation: { type: 'new_conversations', about: 'conversation' },
  message: { type: 'new_messages', about: 'conversation' },
  like: { type: 'like', about: 'member' },
  match: { type: 'like', about: 'member' },
  visit: { type: null, about: 'member' },
  payment: { type: null, about: 'order' },
  moderation: { type: null, about: 'decision' },
  promotion: { type: 'promotions', about: 'announcement' },
  news: { type: 'news', about: 'announcement' },
} as const satisfies Readonly<Record<string, KindRules>>;

export type NotificationKind = keyof typeof kindRules;

export const notificationKinds = Object.keys(kindRules) as readonly NotificationKind[];

export const kindsAbout = (subject: NotificationSubject): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => kindRules[kind].about === subject);
