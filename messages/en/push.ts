export default {
  new_conversations:
    '{count, plural, one {Someone new has written to you} other {# new people have written to you}}',
  new_messages: '{count, plural, one {You have a new message} other {You have # new messages}}',
  like: '{count, plural, one {Someone likes you} other {# people like you}}',
  match: '{count, plural, one {You have a new match} other {You have # new matches}}',
  unread_message_reminders:
    '{count, plural, one {You have an unread message} other {You have # unread messages}}',
  promotions: 'An offer for you on {site}',
  weekly_updates: 'New people near you this week',
  news: 'News from {site}',
  reminders: 'A reminder from {site}',
  open: 'Open {site} to take a look.',
  fictional: '{count, plural, one {From a fictional profile.} other {From fictional profiles.}}',
  someFictional: 'Some are fictional profiles.',
  fictionalName: '{name} (fictional profile)',
  photo: 'Sent you a photo',
  gift: 'Sent you a gift',
  offline: {
    title: 'You’re offline',
    text: 'We can’t reach {site} right now. Your messages are safe. Check your connection and try again.',
    retry: 'Try again',
  },
} as const;
