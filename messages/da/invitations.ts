import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Inviter nogen',
  lead: 'Kender du nogen, der ville passe ind på {site}? Send dem dit eget link.',
  premium: 'Kun premiummedlemmer kan sende invitationer.',
  getPremium: 'Få Premium',
  start: 'Du laver dit link én gang, og det forbliver dit.',
  make: 'Lav mit link',
  page: 'Det ser de først',
  variant: 'Udgave',
  number: 'Udgave {number}',
  preview: 'Sådan ser det ud for modtageren',
  open: 'Åbn siden',
  link: 'Dit link',
  copy: 'Kopiér',
  copied: 'Kopieret',
  share: 'Del',
  words: 'Jeg er på {site}. Vil du kigge forbi?',
  joined:
    '{count, plural, =0 {Ingen er blevet medlem via dit link endnu} one {# person er blevet medlem via dit link} other {# personer er blevet medlem via dit link}}',
  thanked:
    '{count, plural, =0 {Ingen kreditter som tak endnu} one {# kredit som tak} other {# kreditter som tak}}',
  terms:
    'Du får {count, plural, one {# kredit} other {# kreditter}} for hver person, der bliver medlem og bekræfter sin e-mailadresse, for op til {most} personer om måneden. Ingen kan se, hvem der inviterede hvem.',
  pages: {
    alonetonight: 'Et hus om natten',
    collagelanding: 'En væg af portrætter',
    gallery: 'Et galleri',
    iconslanding: 'Vælg, hvad du kan lide',
    maplanding: 'Et kort',
    socialnetwork: 'Små ting fra i dag',
    transitionsvideolanding: 'En film gennem årstiderne',
    video: 'En kort film',
  },
} satisfies Translation<typeof en>;
