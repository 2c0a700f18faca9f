import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Zaloguj się',
  drawn: 'Narysowane postacie, nie użytkownicy.',
  note: 'Dla osób, które mają ukończone {minAge} lat. Dołączasz za darmo, bez podawania karty.',
} satisfies Translation<typeof en>;
