export default {
  common: {
    months: '{months, plural, =6 {six months} =12 {one year} =60 {five years} other {# months}}',
    footer: 'You receive this mail because this address was used on {site}.',
  },
  complaint: {
    subject: 'Your complaint {reference}',
    body: 'We have received your complaint. Its reference number is {reference}.\n\nA person reads it and answers within two working days. You can follow the status at any time.',
    action: 'See the status',
    note: 'Keep this mail: the link above is the key to your complaint. Do not pass it on.',
  },
  exclusion: {
    subject: 'Confirm your access ban',
    body: 'Someone, presumably you, asked us to keep this address away from {site} for {period}.\n\nThe ban begins when you confirm it. It closes an account that uses this address, and it cannot be undone early.',
    action: 'Confirm the ban',
    note: 'The link works for 24 hours. If it was not you, do nothing: nothing will happen.',
  },
} as const;
