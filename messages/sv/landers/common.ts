import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Logga in',
  drawn: 'Tecknade figurer, inte medlemmar.',
  note: 'För dig som har fyllt {minAge} år. Gratis att bli medlem, inget kort behövs.',
} satisfies Translation<typeof en>;
