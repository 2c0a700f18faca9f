import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Zaloguj się',
  drawn: 'Narysowane postacie, nie użytkownicy.',
  note: 'Dla osób, które mają ukończone {minAge} lat. Dołączasz za darmo, bez podawania karty.',
  closed: {
    title: 'Teraz nie można dołączyć',
    text: 'Serwis {site} nie przyjmuje w tej chwili nowych użytkowników. Kto ma konto, może się zalogować.',
  },
} satisfies Translation<typeof en>;
