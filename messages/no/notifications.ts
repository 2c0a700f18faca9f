import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Varsler',
    settings: 'Innstillinger for varsler',
    markAll: 'Merk alle som sett',
    markFailed: 'Det ble ikke lagret. Prøv igjen.',
    today: 'I dag',
    earlier: 'Tidligere',
    yesterday: 'I går',
    new: 'nytt',
    loading: 'Henter varslene dine …',
    failed: 'Vi kunne ikke hente varslene dine.',
    retry: 'Prøv igjen',
    more: 'Vis flere',
    moreFailed: 'Vi kunne ikke hente flere.',
    added: '{count, plural, one {# varsel til} other {# varsler til}}',
    arrived: '{count, plural, one {# nytt varsel} other {# nye varsler}}',
    start: 'Tilbake til de nyeste',
    all: 'Se alle varsler',
    empty: {
      title: 'Ingenting her ennå',
      text: 'Likes, matcher, meldinger og besøk vises her.',
      action: 'Se deg omkring',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Varsler',
    text: 'Velg hva vi skal varsle deg om, og hvordan. Endringer lagres automatisk.',
    saved: 'Lagret.',
    failed: 'Det ble ikke lagret. {reason}',
    what: 'Varsle meg om',
    push: 'Push',
    email: 'E-post',
    toggle: '{type}: {channel}',
    noPush: 'Slå på push i en nettleser for å bruke disse bryterne.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Stille timer',
      text: 'Ingen pushvarsler i disse timene. Du får dem etterpå.',
      from: 'Fra',
      to: 'Til',
      save: 'Lagre timene',
      zone: 'I tidssonen din ({zone}).',
    },
    texts: {
      title: 'Navn og meldinger i pushvarsler',
      text: 'Alle som ser skjermen din, kan lese hvem som skriver til deg, og hva. Er det slått av, skriver vi bare at det er noe nytt.',
    },
    stops: {
      bounce:
        'E-poster til {email} kom i retur {date}. Vi sender ikke flere før du slår dem på igjen.',
      spam_report:
        'En e-post til {email} ble merket som søppelpost {date}. Vi sender ikke flere før du slår dem på igjen.',
      list_unsubscribe:
        'Du meldte deg av e-postene våre i e-postprogrammet ditt {date}. Vi sender dem ikke før du slår dem på igjen.',
      resume: 'Slå på igjen',
      address: 'Bytt e-postadresse',
    },
  },
} as const satisfies Translation<typeof en>;
