import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-mails fra {site}',
  lead: 'Du får e-mails af typen »{type}«. Hvis du ikke vil have dem, kan du slå dem fra her.',
  submit: 'Slå disse e-mails fra',
  off: '»{type}« er slået fra. Du får ikke flere e-mails af denne type.',
  on: '»{type}« er slået til igen.',
  allOff: 'Alle disse e-mails er slået fra.',
  allOn: 'Alle e-mails er slået til igen.',
  kept: 'Du får stadig e-mails om din konto, for eksempel kvitteringer og links, du beder om.',
  again: 'Slå til igen',
  others: 'Alle e-mails',
  turnOff: 'Slå fra',
  everything: 'Slå alle fra',
  everythingOn: 'Slå alle til igen',
  types: types.names,
  dead: {
    title: 'Dette link virker ikke',
    text: 'Det er måske ufuldstændigt. Log ind for at vælge, hvilke e-mails du får.',
    action: 'Vælg mine e-mails',
  },
} satisfies Translation<typeof en>;
