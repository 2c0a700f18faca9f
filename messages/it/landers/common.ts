import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Accedi',
  drawn: 'Figure disegnate, non iscritti.',
  note: 'Per chi ha almeno {minAge} anni. Iscriversi è gratis, senza carta di credito.',
  closed: {
    title: 'Per ora non ci si può iscrivere',
    text: 'Al momento {site} non accoglie nuovi iscritti. Chi ha già un account può accedere.',
  },
} satisfies Translation<typeof en>;
