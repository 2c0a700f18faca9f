import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Invitez quelqu’un',
  lead: 'Vous connaissez quelqu’un qui se plairait sur {site} ? Envoyez-lui votre lien personnel.',
  premium: 'Seuls les membres premium peuvent envoyer des invitations.',
  getPremium: 'Passer à Premium',
  start: 'Vous créez votre lien une seule fois, et il reste à vous.',
  make: 'Créer mon lien',
  page: 'Ce que l’on verra d’abord',
  variant: 'Version de la page',
  number: 'Version n° {number}',
  preview: 'Ce que verra la personne invitée',
  open: 'Ouvrir la page',
  link: 'Votre lien',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager',
  words: 'Je suis sur {site}. Tu viens voir ?',
  joined:
    '{count, plural, =0 {Personne ne s’est encore inscrit avec votre lien} one {# personne s’est inscrite avec votre lien} other {# personnes se sont inscrites avec votre lien}}',
  thanked:
    '{count, plural, =0 {Pas encore de crédits de remerciement} one {# crédit de remerciement} other {# crédits de remerciement}}',
  terms:
    'Vous recevez {count, plural, one {# crédit} other {# crédits}} pour chaque personne qui s’inscrit et confirme son adresse e-mail, pour {most} personnes par mois au plus. Personne ne voit qui a invité qui.',
  pages: {
    alonetonight: 'Une maison, la nuit',
    collagelanding: 'Un mur de portraits',
    gallery: 'Une galerie',
    iconslanding: 'Choisissez ce que vous aimez',
    maplanding: 'Une carte',
    socialnetwork: 'Petites nouvelles du jour',
    transitionsvideolanding: 'Un film au fil des saisons',
    video: 'Un court film',
  },
} satisfies Translation<typeof en>;
