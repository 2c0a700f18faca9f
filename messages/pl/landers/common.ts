import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Zaloguj się',
  drawn: 'Ilustracje, nie prawdziwe osoby.',
  note: 'Dla osób, które ukończyły {minAge} lat. Dołączasz za darmo, bez podawania karty.',
} satisfies Translation<typeof en>;
