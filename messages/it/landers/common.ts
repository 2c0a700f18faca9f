import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Accedi',
  drawn: 'Illustrazioni, non iscritti reali.',
  note: 'Per chi ha almeno {minAge} anni. Iscriversi è gratis, senza carta di credito.',
} satisfies Translation<typeof en>;
