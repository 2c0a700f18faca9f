import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Nodig iemand uit',
  lead: 'Ken je iemand die goed bij {site} zou passen? Stuur dan je eigen link.',
  premium: 'Alleen premiumleden kunnen uitnodigingen versturen.',
  getPremium: 'Premiumlid worden',
  start: 'Je maakt je link één keer, en hij blijft van jou.',
  make: 'Mijn link maken',
  page: 'Wat ze als eerste zien',
  variant: 'Versie',
  number: 'Versie {number}',
  preview: 'Zo ziet het er voor de ontvanger uit',
  open: 'Pagina openen',
  link: 'Jouw link',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  share: 'Delen',
  words: 'Ik zit op {site}. Kom je ook kijken?',
  joined:
    '{count, plural, =0 {Nog niemand heeft zich via jouw link aangemeld} one {# persoon heeft zich via jouw link aangemeld} other {# mensen hebben zich via jouw link aangemeld}}',
  thanked:
    '{count, plural, =0 {Nog geen credits als bedankje} one {# credit als bedankje} other {# credits als bedankje}}',
  terms:
    'Voor iedereen die zich aanmeldt en het e-mailadres bevestigt, krijg je {count, plural, one {# credit} other {# credits}}, voor hooguit {most} mensen per maand. Niemand ziet wie wie heeft uitgenodigd.',
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
