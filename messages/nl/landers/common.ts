import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Inloggen',
  drawn: 'Getekende figuren, geen leden.',
  note: 'Voor iedereen van {minAge} jaar en ouder. Aanmelden is gratis, zonder kaartgegevens.',
  closed: {
    title: 'Aanmelden kan nu even niet',
    text: '{site} neemt op dit moment geen nieuwe leden aan. Heb je een account, dan kun je inloggen.',
  },
} satisfies Translation<typeof en>;
