/** Who asks for the badge, and the photo they sent, which their profile does not show. */
export const demoSelfies: Readonly<Record<string, string>> = {
  kwame: 'kwame-3',
  camille: 'camille-3',
  iker: 'iker-3',
  priya: 'priya-3',
  desmond: 'desmond-3',
  elin: 'elin-3',
  // Somebody else.
  daan: 'wout-3',
};
