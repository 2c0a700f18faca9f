import type { NotificationType } from '#contract/notifications/enums.ts';
import { notificationTypes } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';
import type { Bundle } from './bundle.ts';
import type { MailWriter } from './mails/mail-writer.ts';
import { writeNews, writePromotions } from './mails/news-mails.ts';
import {
  writeConversations,
  writeLikes,
  writeMessages,
  writeUnread,
} from './mails/people-mails.ts';
import { writeReminders } from './mails/reminder-mails.ts';
import { writeWeekly } from './mails/weekly-mails.ts';
import { pathOf } from './path.ts';

/** What makes a type leave: an event, a message that stays unread, an announcement, the calendar. */
type Trigger = 'event' | 'unread' | 'announcement' | 'calendar';

interface TypeRules {
  readonly trigger: Trigger;
  readonly writeMails: MailWriter;
  readonly push: {
    readonly urgency: 'low' | 'normal' | 'high';
    /** For how long it is worth saying. */
    readonly ttlHours: number;
    /** What its title counts: things that happened, or how often they did. */
    readonly counts: 'items' | 'times';
    /** Whether it may quote a message, for members who chose so. */
    readonly isAboutMessages: boolean;
    /** Where it leads: to the one thing it is about, or to the page of all such things. */
    readonly path: (bundle: Bundle) => string;
  };
}

const chatsPath = ({ items: [only, ...more] }: Bundle): string =>
  only && more.length === 0 ? linkTo('chats-id', { id: only.subject }) : linkTo('chats');

const likesPath = ({ items: [only, ...more] }: Bundle): string =>
  only?.kind === 'match' && only.member && more.length === 0
    ? linkTo('likes-m-id', { id: only.member.id })
    : linkTo('likes');

/** Where an operator wants it to lead. */
const noticePath = ({ items: [first] }: Bundle): string =>
  first ? pathOf(first) : linkTo('index');

const messagePush = { ttlHours: 24, isAboutMessages: true, path: chatsPath } as const;
const plannedPush = { urgency: 'low', counts: 'times', isAboutMessages: false } as const;

/** All that the server has to know to tell of a type; its texts are in `messages/`. */
export const typeRules: Readonly<Record<NotificationType, TypeRules>> = {
  new_conversations: {
    trigger: 'event',
    writeMails: writeConversations,
    // Of new conversations, who began them counts; of one that goes on, every message.
    push: { ...messagePush, urgency: 'high', counts: 'items' },
  },
  new_messages: {
    trigger: 'event',
    writeMails: writeMessages,
    push: { ...messagePush, urgency: 'high', counts: 'times' },
  },
  like: {
    trigger: 'event',
    writeMails: writeLikes,
    push: {
      urgency: 'normal',
      ttlHours: 24,
      counts: 'items',
      isAboutMessages: false,
      path: likesPath,
    },
  },
  unread_message_reminders: {
    trigger: 'unread',
    writeMails: writeUnread,
    push: { ...messagePush, urgency: 'normal', counts: 'times' },
  },
  promotions: {
    trigger: 'announcement',
    writeMails: writePromotions,
    push: { ...plannedPush, ttlHours: 12, path: noticePath },
  },
  weekly_updates: {
    trigger: 'calendar',
    writeMails: writeWeekly,
    push: { ...plannedPush, ttlHours: 72, path: () => linkTo('members') },
  },
  news: {
    trigger: 'announcement',
    writeMails: writeNews,
    push: { ...plannedPush, ttlHours: 72, path: noticePath },
  },
  reminders: {
    trigger: 'calendar',
    writeMails: writeReminders,
    push: { ...plannedPush, ttlHours: 72, path: () => linkTo('profile') },
  },
};

export const typesTriggeredBy = (trigger: Trigger): NotificationType[] =>
  notificationTypes.filter((type) => typeRules[type].trigger === trigger);
