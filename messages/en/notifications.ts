import types from './notification-types.ts';

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
  kinds: types.kinds,
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
    types: types.names,
    descriptions: types.descriptions,
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
