import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Une nouvelle personne vous a écrit} other {# nouvelles personnes vous ont écrit}}',
  new_messages:
    '{count, plural, one {Vous avez un nouveau message} other {Vous avez # nouveaux messages}}',
  like: '{count, plural, one {Vous plaisez à quelqu’un} other {Vous plaisez à # personnes}}',
  match: '{count, plural, one {Vous avez un nouveau match} other {Vous avez # nouveaux matchs}}',
  unread_message_reminders:
    '{count, plural, one {Vous avez un message non lu} other {Vous avez # messages non lus}}',
  promotions: 'Une offre pour vous sur {site}',
  weekly_updates: 'De nouvelles personnes près de chez vous cette semaine',
  news: 'Des nouvelles du site {site}',
  reminders: 'Un rappel du site {site}',
  open: 'Ouvrez {site} pour y jeter un œil.',
  fictional:
    '{count, plural, one {De la part d’un profil fictif.} other {De la part de profils fictifs.}}',
  someFictional: 'Certains sont des profils fictifs.',
  fictionalName: '{name} (profil fictif)',
  photo: 'Vous a envoyé une photo',
  gift: 'Vous a envoyé un cadeau',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Le site {site} est injoignable pour le moment. Vos messages sont en sécurité. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
} satisfies Translation<typeof en>;
