export default {
  login: 'Log in',
  drawn: 'Drawn figures, not members.',
  note: 'For people of {minAge} and over. Free to join, no card needed.',
} as const;
