export default {
  centre: {
    title: 'Notifications',
    settings: 'Notification settings',
    markAll: 'Mark all as seen',
    markFailed: 'That wasn’t saved. Please try again.',
    today: 'Today',
    earlier: 'Earlier',
    yesterday: 'Yesterday',
    new: 'new',
    loading: 'Loading your notifications…',
    failed: 'We couldn’t load your notifications.',
    retry: 'Try again',
    more: 'Show more',
    moreFailed: 'We couldn’t load more.',
    added: '{count, plural, one {# more notification} other {# more notifications}}',
    arrived: '{count, plural, one {# new notification} other {# new notifications}}',
    start: 'Back to the latest',
    all: 'See all notifications',
    empty: {
      title: 'Nothing here yet',
      text: 'Your likes, matches, messages and visits will show up here.',
      action: 'Look around',
    },
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
  choices: {
    title: 'Notifications',
    text: 'Choose what we notify you about, and how. Changes are saved automatically.',
    saved: 'Saved.',
    failed: 'That wasn’t saved. {reason}',
    what: 'Notify me about',
    push: 'Push',
    email: 'Email',
    toggle: '{type}: {channel}',
    noPush: 'Turn on push in a browser to use these switches.',
    types: {
      new_conversations: {
        name: 'New conversations',
        text: 'Someone writes to you for the first time.',
      },
      new_messages: {
        name: 'New messages',
        text: 'Someone you’re chatting with writes to you.',
      },
      like: {
        name: 'Likes and matches',
        text: 'Someone likes you, or you match.',
      },
      unread_message_reminders: {
        name: 'Unread messages',
        text: 'A reminder after a day or more, {count, plural, one {once at most} other {up to # times}}.',
      },
      promotions: {
        name: 'Offers',
        text: 'Occasional discounts on credits.',
      },
      weekly_updates: {
        name: 'Your week',
        text: 'People who might suit you, once a week.',
      },
      news: {
        name: 'News',
        text: 'What’s new on {site}.',
      },
      reminders: {
        name: 'Reminders',
        text: 'Tips to finish your profile, or a nudge to come back.',
      },
    },
    quiet: {
      title: 'Quiet hours',
      text: 'No push notifications during these hours. You’ll get them afterwards.',
      from: 'From',
      to: 'To',
      save: 'Save hours',
      zone: 'In your time zone ({zone}).',
    },
    texts: {
      title: 'Names and messages in push notifications',
      text: 'Anyone who sees your screen can read who’s writing to you, and what. If it’s off, we only say that there’s something new.',
    },
    stops: {
      bounce:
        'Emails to {email} bounced on {date}. We won’t send any more until you turn them on again.',
      spam_report:
        'An email to {email} was marked as spam on {date}. We won’t send any more until you turn them on again.',
      list_unsubscribe:
        'You unsubscribed from our emails in your email app on {date}. We won’t send them until you turn them on again.',
      resume: 'Turn on again',
      address: 'Change email',
    },
  },
} as const;
