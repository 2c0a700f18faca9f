export default {
  login: 'Log in',
  drawn: 'Illustrations, not real members.',
  note: 'For adults {minAge} and over. Free to join, no card needed.',
} as const;
