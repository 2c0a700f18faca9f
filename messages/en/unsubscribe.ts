import types from './notification-types.ts';

export default {
  title: 'Emails from {site}',
  lead: 'You’re subscribed to “{type}” emails. If you don’t want them, turn them off here.',
  submit: 'Turn these emails off',
  off: '“{type}” is turned off. You won’t get these emails any more.',
  on: '“{type}” is turned on again.',
  allOff: 'All of these emails are turned off.',
  allOn: 'All emails are turned on again.',
  kept: 'You’ll still get emails about your account, such as receipts and links you ask for.',
  again: 'Turn on again',
  others: 'All emails',
  turnOff: 'Turn off',
  everything: 'Turn all off',
  everythingOn: 'Turn all on again',
  types: types.names,
  dead: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete. Log in to choose which emails you get.',
    action: 'Choose my emails',
  },
} as const;
