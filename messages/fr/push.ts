import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Vous avez un nouveau match} other {Vous avez # nouveaux matchs}}',
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
