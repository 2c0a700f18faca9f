export default {
  centre: {
    title: 'Notifications',
    settings: 'Notification settings',
    markAll: 'Mark all as seen',
    markFailed: 'That was not saved. Please try again.',
    today: 'Today',
    earlier: 'Earlier',
    yesterday: 'Yesterday',
    new: 'new',
    loading: 'Loading your notifications',
    failed: 'Your notifications could not be loaded.',
    retry: 'Try again',
    more: 'Show more',
    moreFailed: 'No more could be loaded.',
    added: '{count, plural, one {# more notification} other {# more notifications}}',
    arrived: '{count, plural, one {# new notification} other {# new notifications}}',
    start: 'Back to the latest',
    all: 'See all notifications',
    empty: {
      title: 'Nothing has happened yet',
      text: 'Likes, matches, messages and visits show up here.',
      action: 'Look around',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> has started a conversation with you',
      unnamed: 'You have a new conversation',
    },
    message: {
      named: '<b>{name}</b> sent you {count, plural, one {a new message} other {# new messages}}',
      unnamed: '{count, plural, one {You have a new message} other {You have # new messages}}',
    },
    like: {
      named: '<b>{name}</b> likes you',
      unnamed: 'Somebody likes you',
    },
    match: {
      named: 'It is a match with <b>{name}</b>',
      unnamed: 'You have a new match',
    },
    visit: {
      named: '<b>{name}</b> looked at your profile',
      unnamed: 'Somebody looked at your profile',
    },
    payment: {
      completed: 'Your payment of <b>{price}</b> is complete',
      failed: 'Your payment of <b>{price}</b> did not go through',
      refunded: '<b>{price}</b> are on their way back to you',
      returned: 'Your bank took back the payment of <b>{price}</b>',
      restored: 'Your bank let the payment of <b>{price}</b> through after all',
      other: 'There is news about a payment',
    },
    photo: {
      approved: 'Your photo was approved',
      rejected: 'Your photo was not accepted: {reason}',
    },
    selfie: {
      approved: 'Your photos are verified',
      rejected: 'Your selfie was not accepted: {reason}',
    },
    message_photo: {
      approved: 'Your photo in a chat was approved',
      rejected: 'Your photo in a chat was not accepted: {reason}',
    },
    moderation: 'There is news about something we looked at for you',
    promotion: 'There is an offer for you',
    news: 'There is something new here',
  },
  choices: {
    title: 'Notifications',
    text: 'What you want to hear of while you are away, and how. Each change is saved at once.',
    saved: 'Saved.',
    failed: 'That was not saved. {reason}',
    what: 'What you hear of',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'None of your browsers shows push messages yet, so those switches rest.',
    types: {
      new_conversations: {
        name: 'New conversations',
        text: 'Somebody writes to you for the first time.',
      },
      new_messages: {
        name: 'New messages',
        text: 'Somebody you know from a chat writes to you.',
      },
      like: {
        name: 'Likes and matches',
        text: 'Somebody likes you, or you like each other.',
      },
      unread_message_reminders: {
        name: 'Unread messages',
        text: 'A reminder after a day or more, three at most.',
      },
      promotions: {
        name: 'Offers',
        text: 'Discounts on credits, now and then.',
      },
      weekly_updates: {
        name: 'Your week',
        text: 'People near you and what happened, once a week.',
      },
      news: {
        name: 'News',
        text: 'What is new on {site}.',
      },
      reminders: {
        name: 'Reminders',
        text: 'What is still missing in your profile, or waits for you.',
      },
    },
    quiet: {
      title: 'Quiet hours',
      text: 'In these hours no push message is sent. It waits until they are over.',
      from: 'From',
      to: 'To',
      save: 'Save the hours',
      zone: 'In your time zone ({zone}).',
    },
    texts: {
      title: 'Show names and texts in push messages',
      text: 'Whoever sees your screen can then read who writes to you, and what. Without it we only say that something is new.',
    },
    stops: {
      bounce: 'Mails to {email} came back on {date}. We send none until you say so.',
      spam_report: 'A mail to {email} was marked as spam on {date}. We send none until you say so.',
      list_unsubscribe:
        'You unsubscribed from our mails in your mail program on {date}. We send those no more until you say so.',
      resume: 'Switch on again',
      address: 'Change the address',
    },
  },
} as const;
