export default {
  login: 'Log in',
  drawn: 'Drawn figures, not members.',
  note: 'For people of {minAge} and over. Free to join, no card needed.',
  closed: {
    title: 'Nobody can join right now',
    text: '{site} takes no new members at the moment. Who has an account can log in.',
  },
} as const;
