import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Inviter nogen',
  lead: 'Kender du nogen, der ville gøre {site} godt? Send dem dit eget link.',
  premium: 'Invitationer er for premiummedlemmer.',
  getPremium: 'Få premium',
  start: 'Dit link laves én gang og forbliver dit.',
  make: 'Lav mit link',
  page: 'Hvad de ser først',
  variant: 'I hvilken udgave',
  number: 'Udgave {number}',
  link: 'Dit link',
  copy: 'Kopiér',
  copied: 'Kopieret',
  share: 'Del',
  words: 'Jeg er på {site}. Vil du kigge forbi?',
  joined:
    '{count, plural, =0 {Ingen er kommet via dit link endnu} one {# person er kommet via dit link} other {# personer er kommet via dit link}}',
  thanked:
    '{count, plural, =0 {Ingen kreditter som tak endnu} one {# kredit som tak} other {# kreditter som tak}}',
  terms:
    'For hver person, der bliver medlem og bekræfter sin adresse, får du {count, plural, one {# kredit} other {# kreditter}}, dog for højst {most} personer om måneden. Ingen kan se, hvem der inviterede hvem.',
  pages: {
    alonetonight: 'Et hus om natten',
    collagelanding: 'En væg af portrætter',
    gallery: 'Et galleri',
    iconslanding: 'Vælg, hvad du kan lide',
    maplanding: 'Et kort',
    socialnetwork: 'Små nyheder fra dagen',
    transitionsvideolanding: 'En film gennem årstiderne',
    video: 'En kort film',
  },
} satisfies Translation<typeof en>;
