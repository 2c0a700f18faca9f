import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  title: 'E-Mails von {site}',
  lead: 'Du bekommst E-Mails der Art „{type}“. Wenn du sie nicht möchtest, schalte sie hier aus.',
  submit: 'Diese E-Mails ausschalten',
  off: '„{type}“ ist ausgeschaltet. Du bekommst keine E-Mails dieser Art mehr.',
  on: '„{type}“ ist wieder eingeschaltet.',
  allOff: 'Alle diese E-Mails sind ausgeschaltet.',
  allOn: 'Alle E-Mails sind wieder eingeschaltet.',
  kept: 'E-Mails zu deinem Konto, etwa Belege und angeforderte Links, bekommst du weiterhin.',
  again: 'Wieder einschalten',
  others: 'Alle E-Mails',
  turnOff: 'Ausschalten',
  everything: 'Alle ausschalten',
  everythingOn: 'Alle wieder einschalten',
  types: types.names,
  dead: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht ist er unvollständig. Logge dich ein, um zu wählen, welche E-Mails du bekommst.',
    action: 'Meine E-Mails wählen',
  },
} satisfies Translation<typeof en>;
