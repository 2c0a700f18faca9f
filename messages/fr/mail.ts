import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {six mois} =12 {un an} =60 {cinq ans} other {# mois}}',
    footer: 'Vous recevez cet e-mail parce que cette adresse a été utilisée sur {site}.',
  },
  complaint: {
    subject: 'Votre réclamation {reference}',
    body: 'Nous avons bien reçu votre réclamation. Son numéro de référence est {reference}.\n\nUne personne la lit et vous répond dans un délai de deux jours ouvrés. Vous pouvez suivre son traitement à tout moment.',
    action: 'Suivre la réclamation',
    note: 'Conservez cet e-mail : le lien ci-dessus est la clé de votre réclamation. Ne le transmettez à personne.',
  },
  exclusion: {
    subject: 'Confirmez votre interdiction d’accès',
    body: 'Quelqu’un, sans doute vous, nous a demandé de tenir cette adresse à l’écart du site {site} pendant {period}.\n\nL’interdiction commence lorsque vous la confirmez. Elle ferme tout compte qui utilise cette adresse, et elle ne peut pas être levée avant son terme.',
    action: 'Confirmer l’interdiction',
    note: 'Le lien fonctionne pendant 24 heures. Si la demande ne vient pas de vous, ne faites rien : il ne se passera rien.',
  },
} satisfies Translation<typeof en>;
