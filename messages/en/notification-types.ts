import type { NotificationKind, NotificationType } from '#contract/notifications/enums.ts';

/** What is said of each type and kind of notification, for the catalogues that name them. */
export default {
  names: {
    new_conversations: 'New conversations',
    new_messages: 'New messages',
    like: 'Likes and matches',
    unread_message_reminders: 'Unread messages',
    promotions: 'Offers',
    weekly_updates: 'Your week',
    news: 'News',
    reminders: 'Reminders',
  },
  descriptions: {
    new_conversations: 'Someone writes to you for the first time.',
    new_messages: 'Someone you’re chatting with writes to you.',
    like: 'Someone likes you, or you match.',
    unread_message_reminders:
      'A reminder after a day or more, {count, plural, one {once at most} other {up to # times}}.',
    promotions: 'Occasional discounts on credits.',
    weekly_updates: 'People who might suit you, once a week.',
    news: 'What’s new on {site}.',
    reminders: 'Tips to finish your profile, or a nudge to come back.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Someone new has written to you} other {# new people have written to you}}',
    new_messages: '{count, plural, one {You have a new message} other {You have # new messages}}',
    like: '{count, plural, one {Someone likes you} other {# people like you}}',
    unread_message_reminders:
      '{count, plural, one {You have an unread message} other {You have # unread messages}}',
    promotions: 'An offer for you on {site}',
    weekly_updates: 'New people near you this week',
    news: 'News from {site}',
    reminders: 'A reminder from {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> started a conversation with you',
      unnamed: 'You have a new conversation',
    },
    message: {
      named: '<b>{name}</b> sent you {count, plural, one {a new message} other {# new messages}}',
      unnamed: '{count, plural, one {You have a new message} other {You have # new messages}}',
    },
    like: {
      named: '<b>{name}</b> likes you',
      unnamed: 'Someone likes you',
    },
    match: {
      named: 'You matched with <b>{name}</b>',
      unnamed: 'You have a new match',
    },
    visit: {
      named: '<b>{name}</b> visited your profile',
      unnamed: 'Someone visited your profile',
    },
    payment: {
      completed: 'Your payment of <b>{price}</b> is complete',
      failed: 'Your payment of <b>{price}</b> didn’t go through',
      refunded: '<b>{price}</b> is on its way back to you',
      returned: 'Your bank reversed your payment of <b>{price}</b>',
      restored: 'Your payment of <b>{price}</b> went through after all',
      other: 'There’s an update on a payment',
    },
    photo: {
      approved: 'Your photo was approved',
      rejected: 'Your photo wasn’t accepted: {reason}',
    },
    selfie: {
      approved: 'Your photos are verified',
      rejected: 'Your selfie wasn’t accepted: {reason}',
    },
    message_photo: {
      approved: 'Your photo in a chat was approved',
      rejected: 'Your photo in a chat wasn’t accepted: {reason}',
    },
    moderation: 'There’s an update on something our moderators looked at for you',
    promotion: 'There’s an offer for you',
    news: 'There’s something new here',
  },
  kindNames: {
    conversation: 'New conversation',
    message: 'Messages',
    like: 'Like',
    match: 'Match',
    visit: 'Visit',
    payment: 'Payment',
    moderation: 'Moderator’s decision',
    promotion: 'Offer',
    news: 'News',
  },
} as const satisfies {
  /** Beside switches, in mails and where these are switched off. */
  names: Record<NotificationType, string>;
  /** Below the name, beside its switches. */
  descriptions: Record<NotificationType, string>;
  pushTitles: Record<NotificationType, string>;
  /** The sentences of the notification centre. */
  kinds: object;
  /** In the export of a member's data. */
  kindNames: Record<NotificationKind, string>;
};
