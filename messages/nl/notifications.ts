import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Notificaties',
    settings: 'Notificaties instellen',
    markAll: 'Markeren als gezien',
    markFailed: 'Dat is niet opgeslagen. Probeer het opnieuw.',
    today: 'Vandaag',
    earlier: 'Eerder',
    yesterday: 'Gisteren',
    new: 'nieuw',
    loading: 'Je notificaties worden geladen…',
    failed: 'We konden je notificaties niet laden.',
    retry: 'Opnieuw proberen',
    more: 'Meer tonen',
    moreFailed: 'We konden er niet meer laden.',
    added: '{count, plural, one {Nog # notificatie} other {Nog # notificaties}}',
    arrived: '{count, plural, one {# nieuwe notificatie} other {# nieuwe notificaties}}',
    start: 'Terug naar de nieuwste',
    all: 'Alle notificaties',
    empty: {
      title: 'Nog niets te zien',
      text: 'Je likes, matches, berichten en bezoeken vind je hier.',
      action: 'Kijk rond',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Notificaties',
    text: 'Kies waarover je notificaties krijgt, en hoe. Wijzigingen worden automatisch opgeslagen.',
    saved: 'Opgeslagen.',
    failed: 'Dat is niet opgeslagen. {reason}',
    what: 'Notificaties over',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Zet push aan in een browser om deze schakelaars te gebruiken.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Stille uren',
      text: 'In deze uren krijg je geen pushberichten. Je krijgt ze daarna.',
      from: 'Van',
      to: 'Tot',
      save: 'Uren opslaan',
      zone: 'In jouw tijdzone ({zone}).',
    },
    texts: {
      title: 'Namen en teksten in pushberichten',
      text: 'Wie je scherm ziet, kan dan lezen wie je schrijft en wat. Anders zeggen we alleen dat er iets nieuws is.',
    },
    stops: {
      bounce:
        'E-mails aan {email} kwamen op {date} terug. We sturen er geen meer tot je ze weer aanzet.',
      spam_report:
        'Een e-mail aan {email} is op {date} als spam gemarkeerd. We sturen er geen meer tot je ze weer aanzet.',
      list_unsubscribe:
        'Je hebt je op {date} in je mailprogramma voor onze e-mails afgemeld. We sturen ze niet meer tot je ze weer aanzet.',
      resume: 'Weer aanzetten',
      address: 'E-mailadres wijzigen',
    },
  },
} as const satisfies Translation<typeof en>;
