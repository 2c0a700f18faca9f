import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-mails van {site}',
  lead: 'Je krijgt e-mails van het soort ‘{type}’. Wil je die niet, zet ze dan hier uit.',
  submit: 'Deze e-mails uitzetten',
  off: '‘{type}’ staat uit. Je krijgt geen e-mails van dit soort meer.',
  on: '‘{type}’ staat weer aan.',
  allOff: 'Al deze e-mails staan uit.',
  allOn: 'Alle e-mails staan weer aan.',
  kept: 'Je krijgt nog wel e-mails over je account, zoals betaalbewijzen en links waar je om vraagt.',
  again: 'Weer aanzetten',
  others: 'Alle e-mails',
  turnOff: 'Uitzetten',
  everything: 'Alles uitzetten',
  everythingOn: 'Alles weer aanzetten',
  types: types.names,
  dead: {
    title: 'Deze link werkt niet',
    text: 'Misschien is de link onvolledig. Log in om te kiezen welke e-mails je krijgt.',
    action: 'Mijn e-mails kiezen',
  },
} satisfies Translation<typeof en>;
