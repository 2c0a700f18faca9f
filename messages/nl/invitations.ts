import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Nodig iemand uit',
  lead: 'Ken je mensen die {site} goed zouden doen? Stuur ze een eigen link.',
  premium: 'Uitnodigingen zijn er voor premium leden.',
  getPremium: 'Word premium',
  start: 'Je link wordt één keer gemaakt en blijft van jou.',
  make: 'Maak mijn link',
  page: 'Wat ze als eerste zien',
  variant: 'In welke versie',
  number: 'Versie {number}',
  link: 'Jouw link',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  share: 'Delen',
  words: 'Ik zit op {site}. Kom je ook kijken?',
  joined:
    '{count, plural, =0 {Er is nog niemand via jouw link gekomen} one {# persoon is via jouw link gekomen} other {# mensen zijn via jouw link gekomen}}',
  thanked:
    '{count, plural, =0 {Nog geen credits als bedankje} one {# credit als bedankje} other {# credits als bedankje}}',
  terms:
    'Voor iedereen die lid wordt en het adres bevestigt, krijg je {count, plural, one {# credit} other {# credits}}, voor hoogstens {most} mensen per maand. Niemand ziet wie wie heeft uitgenodigd.',
  pages: {
    alonetonight: 'Een huis bij nacht',
    collagelanding: 'Een muur vol portretten',
    gallery: 'Een galerie',
    iconslanding: 'Kies wat je leuk vindt',
    maplanding: 'Een kaart',
    socialnetwork: 'Klein nieuws van de dag',
    transitionsvideolanding: 'Een film door de seizoenen',
    video: 'Een korte film',
  },
} satisfies Translation<typeof en>;
