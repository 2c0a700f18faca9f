import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Jeu du swipe',
  heading: 'Peu de likes, bien choisis',
  lead: 'Une petite pile chaque jour, pour que chaque like compte.',
  left: '{left} likes sur {count} restants aujourd’hui',
  fresh: 'De nouveaux arrivent à minuit. Passer est toujours gratuit.',
  stack: 'Personnes à liker ou à passer',
  like: 'Liker',
  pass: 'Passer',
  undo: 'Revenir à la dernière personne passée',
  open: 'Ouvrir le profil',
  keys: 'Plutôt au clavier ?',
  loading: 'Recherche d’autres personnes…',
  close: 'Fermer',
  said: {
    liked: 'Vous avez liké {name}.',
    passed: 'Vous avez passé {name}.',
    back: '{name} est de retour.',
    next: 'Ensuite : {name}, {age}, {place}.',
  },
  offline: 'Vous êtes hors ligne. {name} vous attend ici jusqu’à votre retour.',
  failed: 'L’envoi n’a pas abouti, {name} est donc de retour.',
  limit: {
    title: 'C’étaient vos likes du jour',
    midnight: 'De nouveaux arrivent à minuit, {away}.',
    at: 'De nouveaux arrivent à {time}, {away}.',
    tomorrow: 'De nouveaux arrivent demain.',
    text: 'D’ici là, vous pouvez continuer à passer, et liker depuis les profils.',
    search: 'Chercher des membres',
    likes: 'Vos likes',
  },
  lost: { title: 'Impossible de charger les personnes suivantes', retry: 'Réessayer' },
  empty: {
    title: 'C’est tout pour le moment',
    text: 'Vous avez vu toutes les personnes qui correspondent. Élargissez la distance dans votre profil ou faites un tour dans la recherche.',
    widen: 'Élargir la distance',
  },
} satisfies Translation<typeof en>;
