export default {
  new_conversations:
    '{count, plural, one {Somebody new has written to you} other {# new people have written to you}}',
  new_messages: '{count, plural, one {You have a new message} other {You have # new messages}}',
  like: '{count, plural, one {Somebody likes you} other {# people like you}}',
  match: '{count, plural, one {You have a match} other {You have # matches}}',
  unread_message_reminders:
    '{count, plural, one {A message is waiting for you} other {# messages are waiting for you}}',
  promotions: 'An offer for you at {site}',
  weekly_updates: 'New people near you this week',
  news: 'News from {site}',
  reminders: '{site} has something to remind you of',
  open: 'Open {site} to have a look.',
  fictional: '{count, plural, one {From a fictional profile.} other {From fictional profiles.}}',
  someFictional: 'Some are fictional profiles.',
  fictionalName: '{name} (fictional profile)',
  photo: 'A photo for you',
  gift: 'A gift for you',
  offline: {
    title: 'You are offline',
    text: '{site} cannot be reached right now. Your messages are safe. Check your connection and try again.',
    retry: 'Try again',
  },
} as const;
