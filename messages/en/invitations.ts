export default {
  title: 'Invite somebody',
  lead: 'Do you know people who would do {site} good? Send them a link of your own.',
  premium: 'Invitations are for premium members.',
  getPremium: 'Get Premium',
  start: 'Your link is made once and stays yours.',
  make: 'Make my link',
  page: 'What they see first',
  variant: 'In which version',
  number: 'Version {number}',
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  words: 'I am on {site}. Have a look?',
  joined:
    '{count, plural, =0 {Nobody has joined by your link yet} one {# person has joined by your link} other {# people have joined by your link}}',
  thanked:
    '{count, plural, =0 {No credits as a thank-you so far} one {# credit as a thank-you} other {# credits as a thank-you}}',
  terms:
    'For everybody who joins and confirms the address you get {count, plural, one {# credit} other {# credits}}, for at most {most} people a month. Nobody sees who invited whom.',
  pages: {
    alonetonight: 'A house at night',
    collagelanding: 'A wall of portraits',
    gallery: 'A gallery',
    iconslanding: 'Pick what you like',
    maplanding: 'A map',
    socialnetwork: 'Small news of the day',
    transitionsvideolanding: 'A film through the seasons',
    video: 'A short film',
  },
} as const;
