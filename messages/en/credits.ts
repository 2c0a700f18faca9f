import paymentMethods from './payment-methods.ts';

export default {
  title: 'Credits',
  premiumTitle: 'Premium',
  head: {
    first: 'Pay for words, <em>not for months.</em>',
    more: 'More words, <em>whenever you like.</em>',
    lead: 'A message costs {count, plural, one {# credit} other {# credits}}. Buy once, use them whenever you like.',
    premium: 'Your first credits make you a premium member for good.',
  },
  balance: {
    title: 'Your credits',
    left: '{count, plural, one {# credit} other {# credits}}',
    enough:
      '{count, plural, =0 {Not enough for a message.} one {Enough for # message.} other {Enough for # messages.}}',
    statement: 'Credit history',
    orders: 'My payments',
    invite: 'Invite someone',
    repeat: 'Repeat last order',
  },
  discount: {
    label: 'Discount',
    time_bonus: '{percent} welcome offer',
    welcome: '{percent} welcome offer',
    stay: '{percent} discount for you',
    included: 'Included in the prices',
    until: 'Included in the prices until {date}',
    bonus:
      'Included in the prices for {hours, plural, one {# hour} other {# hours}} after you sign up',
  },
  packages: {
    title: 'Packages',
    small: 'To try it out',
    medium: 'To get to know someone',
    large: 'For great conversations',
    most: 'Most popular',
    unit: '{count, plural, one {credit} other {credits}}',
    messages: '{count, plural, one {# message} other {# messages}}',
    perMessage: '<b>{price}</b> per message',
    before: 'instead of',
    save: 'You save {amount}',
    choose: 'Choose {count, plural, one {# credit} other {# credits}}',
    go: 'Continue with this package',
    tax: 'Includes {rate} VAT',
  },
  none: {
    title: 'Not available yet: {country}',
    text: 'We don’t sell credits there at the moment. If you pay in another country, choose that one.',
  },
  failed: {
    title: 'We couldn’t load the prices',
    text: 'You haven’t ordered anything. Please try again in a moment.',
    retry: 'Try again',
  },
  methods: { label: 'Payment methods', ...paymentMethods.names },
  country: {
    text: 'Paying in: <b>{country}</b> ({currency})',
    change: 'Change country',
    label: 'Payment country',
    hint: 'This sets the currency, prices and payment methods.',
    save: 'Save',
  },
  premium: {
    title: 'What you get with Premium',
    yours: 'Your Premium benefits',
    photos: { title: 'Every photo of everyone', text: 'No more blurred photos.' },
    conversations: {
      title: 'As many new conversations as you like',
      text: 'Without Premium you can start {count}.',
    },
    own: { title: '{count} photos of your own', text: 'Instead of {count}.' },
    visitors: {
      title: 'The full list of your visitors',
      text: 'Not just the latest {count}.',
    },
    chance: 'higher chance of a match for premium members.*',
    chanceNote:
      '* A figure {site} states for premium members overall. It’s not a promise: what happens depends on you and the people you meet.',
  },
  offer: 'Credits come in packages',
  buy: 'Buy credits',
  join: 'Sign up for free to buy them.',
} as const;
