import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {You have a new match} other {You have # new matches}}',
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
