import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Notifikationer',
    settings: 'Indstillinger for notifikationer',
    markAll: 'Markér alle som set',
    markFailed: 'Det blev ikke gemt. Prøv igen.',
    today: 'I dag',
    earlier: 'Tidligere',
    yesterday: 'I går',
    new: 'ny',
    loading: 'Henter dine notifikationer …',
    failed: 'Vi kunne ikke hente dine notifikationer.',
    retry: 'Prøv igen',
    more: 'Vis flere',
    moreFailed: 'Vi kunne ikke hente flere.',
    added: '{count, plural, one {# notifikation mere} other {# notifikationer mere}}',
    arrived: '{count, plural, one {# ny notifikation} other {# nye notifikationer}}',
    start: 'Tilbage til de nyeste',
    all: 'Se alle notifikationer',
    empty: {
      title: 'Her er ikke noget endnu',
      text: 'Dine likes, matches, beskeder og besøg vises her.',
      action: 'Se dig omkring',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Notifikationer',
    text: 'Vælg, hvad vi skal give besked om, og hvordan. Ændringer gemmes automatisk.',
    saved: 'Gemt.',
    failed: 'Det blev ikke gemt. {reason}',
    what: 'Giv mig besked om',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Slå push til i en browser for at bruge disse kontakter.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Stille timer',
      text: 'Ingen pushnotifikationer i disse timer. Du får dem bagefter.',
      from: 'Fra',
      to: 'Til',
      save: 'Gem timerne',
      zone: 'I din tidszone ({zone}).',
    },
    texts: {
      title: 'Navne og beskeder i pushnotifikationer',
      text: 'Alle, der ser din skærm, kan læse, hvem der skriver til dig, og hvad. Er det slået fra, skriver vi kun, at der er noget nyt.',
    },
    stops: {
      bounce:
        'E-mails til {email} kom retur den {date}. Vi sender ikke flere, før du slår dem til igen.',
      spam_report:
        'En e-mail til {email} blev markeret som spam den {date}. Vi sender ikke flere, før du slår dem til igen.',
      list_unsubscribe:
        'Den {date} afmeldte du vores e-mails i dit mailprogram. Vi sender dem ikke, før du slår dem til igen.',
      resume: 'Slå til igen',
      address: 'Skift e-mailadresse',
    },
  },
} as const satisfies Translation<typeof en>;
