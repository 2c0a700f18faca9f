import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Invitez quelqu’un',
  lead: 'Vous connaissez des personnes qui feraient du bien à {site} ? Envoyez-leur un lien rien qu’à vous.',
  premium: 'Les invitations sont réservées aux membres premium.',
  getPremium: 'Devenir premium',
  start: 'Votre lien est créé une fois et reste le vôtre.',
  make: 'Créer mon lien',
  page: 'Ce qu’elles voient d’abord',
  variant: 'Dans quelle version',
  number: 'Version n° {number}',
  link: 'Votre lien',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager',
  words: 'Je suis sur {site}. Tu viens voir ?',
  joined:
    '{count, plural, =0 {Personne n’est encore venu par votre lien} one {# personne est venue par votre lien} other {# personnes sont venues par votre lien}}',
  thanked:
    '{count, plural, =0 {Pas encore de crédits de remerciement} one {# crédit de remerciement} other {# crédits de remerciement}}',
  terms:
    'Pour chaque personne qui s’inscrit et confirme son adresse, vous recevez {count, plural, one {# crédit} other {# crédits}}, pour {most} personnes par mois au plus. Personne ne voit qui a invité qui.',
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
