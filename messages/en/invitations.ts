export default {
  title: 'Invite someone',
  lead: 'Know someone who’d fit in on {site}? Send them your own link.',
  premium: 'Only premium members can send invitations.',
  getPremium: 'Get Premium',
  start: 'You create your link once, and it stays yours.',
  make: 'Create my link',
  page: 'What they’ll see first',
  variant: 'Version',
  number: 'Version {number}',
  preview: 'How it looks to them',
  open: 'Open the page',
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  words: 'I’m on {site}. Take a look?',
  joined:
    '{count, plural, =0 {No one has joined with your link yet} one {# person has joined with your link} other {# people have joined with your link}}',
  thanked:
    '{count, plural, =0 {No thank-you credits so far} one {# thank-you credit} other {# thank-you credits}}',
  terms:
    'You get {count, plural, one {# credit} other {# credits}} for everyone who joins and confirms their email, for up to {most} people a month. No one sees who invited whom.',
  pages: {
    alonetonight: 'A house at night',
    collagelanding: 'A wall of portraits',
    gallery: 'A gallery',
    iconslanding: 'Pick what you like',
    maplanding: 'A map',
    socialnetwork: 'Little things from today',
    transitionsvideolanding: 'A film through the seasons',
    video: 'A short film',
  },
} as const;
