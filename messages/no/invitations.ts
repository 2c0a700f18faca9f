import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Inviter noen',
  lead: 'Kjenner du noen som ville gjort {site} godt? Send dem din egen lenke.',
  premium: 'Invitasjoner er for premiummedlemmer.',
  getPremium: 'Få premium',
  start: 'Lenken lages én gang og forblir din.',
  make: 'Lag lenken min',
  page: 'Hva de ser først',
  variant: 'I hvilken utgave',
  number: 'Utgave {number}',
  link: 'Lenken din',
  copy: 'Kopier',
  copied: 'Kopiert',
  share: 'Del',
  words: 'Jeg er på {site}. Vil du ta en titt?',
  joined:
    '{count, plural, =0 {Ingen har kommet via lenken din ennå} one {# person har kommet via lenken din} other {# personer har kommet via lenken din}}',
  thanked:
    '{count, plural, =0 {Ingen kreditter som takk ennå} one {# kreditt som takk} other {# kreditter som takk}}',
  terms:
    'For hver person som blir med og bekrefter adressen sin, får du {count, plural, one {# kreditt} other {# kreditter}}, for høyst {most} personer i måneden. Ingen ser hvem som inviterte hvem.',
  pages: {
    alonetonight: 'Et hus om natten',
    collagelanding: 'En vegg av portretter',
    gallery: 'Et galleri',
    iconslanding: 'Velg det du liker',
    maplanding: 'Et kart',
    socialnetwork: 'Små nyheter fra dagen',
    transitionsvideolanding: 'En film gjennom årstidene',
    video: 'En kort film',
  },
} satisfies Translation<typeof en>;
