import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Notiser',
    settings: 'Inställningar för notiser',
    markAll: 'Markera alla som sedda',
    markFailed: 'Det sparades inte. Försök igen.',
    today: 'I dag',
    earlier: 'Tidigare',
    yesterday: 'I går',
    new: 'ny',
    loading: 'Hämtar dina notiser …',
    failed: 'Vi kunde inte hämta dina notiser.',
    retry: 'Försök igen',
    more: 'Visa fler',
    moreFailed: 'Vi kunde inte hämta fler.',
    added: '{count, plural, one {# notis till} other {# notiser till}}',
    arrived: '{count, plural, one {# ny notis} other {# nya notiser}}',
    start: 'Tillbaka till de senaste',
    all: 'Visa alla notiser',
    empty: {
      title: 'Inget här än',
      text: 'Gillningar, matcher, meddelanden och besök visas här.',
      action: 'Se dig omkring',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Notiser',
    text: 'Välj vad du vill ha notiser om, och hur. Ändringar sparas automatiskt.',
    saved: 'Sparat.',
    failed: 'Det sparades inte. {reason}',
    what: 'Meddela mig om',
    push: 'Push',
    email: 'Mejl',
    toggle: '{type}: {channel}',
    noPush: 'Slå på push i en webbläsare för att använda de här reglagen.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Tysta timmar',
      text: 'Inga pushnotiser under de här timmarna. Du får dem efteråt.',
      from: 'Från',
      to: 'Till',
      save: 'Spara timmarna',
      zone: 'I din tidszon ({zone}).',
    },
    texts: {
      title: 'Namn och meddelanden i pushnotiser',
      text: 'Alla som ser din skärm kan läsa vem som skriver till dig, och vad. Är det avstängt säger vi bara att det finns något nytt.',
    },
    stops: {
      bounce:
        'Mejl till {email} kom i retur den {date}. Vi skickar inga fler förrän du slår på dem igen.',
      spam_report:
        'Ett mejl till {email} markerades som skräppost den {date}. Vi skickar inga fler förrän du slår på dem igen.',
      list_unsubscribe:
        'Den {date} avanmälde du dig från våra mejl i din mejlapp. Vi skickar dem inte förrän du slår på dem igen.',
      resume: 'Slå på igen',
      address: 'Byt e-postadress',
    },
  },
} as const satisfies Translation<typeof en>;
