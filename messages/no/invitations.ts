import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Inviter noen',
  lead: 'Kjenner du noen som ville passet inn på {site}? Send dem din egen lenke.',
  premium: 'Bare premiummedlemmer kan sende invitasjoner.',
  getPremium: 'Få Premium',
  start: 'Du lager lenken én gang, og den forblir din.',
  make: 'Lag lenken min',
  page: 'Dette ser de først',
  variant: 'Utgave',
  number: 'Utgave {number}',
  preview: 'Slik ser det ut for mottakeren',
  open: 'Åpne siden',
  link: 'Lenken din',
  copy: 'Kopier',
  copied: 'Kopiert',
  share: 'Del',
  words: 'Jeg er på {site}. Vil du ta en titt?',
  joined:
    '{count, plural, =0 {Ingen har blitt medlem via lenken din ennå} one {# person har blitt medlem via lenken din} other {# personer har blitt medlem via lenken din}}',
  thanked:
    '{count, plural, =0 {Ingen kreditter som takk ennå} one {# kreditt som takk} other {# kreditter som takk}}',
  terms:
    'Du får {count, plural, one {# kreditt} other {# kreditter}} for hver person som blir medlem og bekrefter e-postadressen sin, for opptil {most} personer i måneden. Ingen ser hvem som inviterte hvem.',
  pages: {
    alonetonight: 'Et hus om natten',
    collagelanding: 'En vegg av portretter',
    gallery: 'Et galleri',
    iconslanding: 'Velg det du liker',
    maplanding: 'Et kart',
    socialnetwork: 'Små ting fra i dag',
    transitionsvideolanding: 'En film gjennom årstidene',
    video: 'En kort film',
  },
} satisfies Translation<typeof en>;
