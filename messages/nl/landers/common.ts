import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Inloggen',
  drawn: 'Getekende figuren, geen leden.',
  note: 'Voor volwassenen vanaf {minAge} jaar. Aanmelden is gratis, zonder kaartgegevens.',
} satisfies Translation<typeof en>;
