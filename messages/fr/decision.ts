import type en from '../en/decision.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Décision {reference}',
  decided: 'Décision du {date}',
  reference: 'Référence {reference}',
  reversed:
    'Nous avons annulé cette décision le {date}. Elle ne s’applique plus et ne sera pas retenue contre vous.',
  appeal: {
    title: 'Contester la décision',
    text: 'Vous pouvez contester cette décision une fois, jusqu’au {date}. Dites-nous tout ce que nous devons savoir.',
    message: 'Pourquoi pensez-vous que la décision est erronée ?',
    hint: 'Au moins {min} caractères. Une personne qui n’a pas pris part à la décision lira votre texte.',
    counter: '{used} sur {most}',
    submit: 'Envoyer le recours',
    over: 'Cette décision pouvait être contestée jusqu’au {date}.',
  },
  filed: {
    title: 'Votre recours',
    sent: 'Envoyé le {date}',
    thanks: 'Nous avons bien reçu votre recours.',
    states: {
      open: 'En cours d’examen',
      upheld: 'Décision maintenue',
      reversed: 'Décision annulée',
    },
    waiting:
      'Une personne qui n’a pas pris part à la décision va examiner votre recours. Nous vous répondrons par e-mail dans les {days} jours suivant son envoi.',
    answer: 'Notre réponse',
    answered: 'Réponse du {date}',
  },
  unknown: {
    title: 'Nous n’avons pas trouvé cette décision',
    text: 'Le lien est peut-être incomplet. Ouvrez-le à nouveau depuis notre e-mail, ou écrivez-nous sur la page des réclamations.',
    action: 'Page des réclamations',
  },
} satisfies Translation<typeof en>;
