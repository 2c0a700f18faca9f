import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Jeu du swipe',
  heading: 'Peu de likes, bien choisis',
  lead: 'Quelques likes par jour seulement, pour que chacun compte.',
  left: 'Likes restants aujourd’hui : {left} sur {count}',
  fresh: 'Nouveaux likes à minuit. Passer est toujours gratuit.',
  stack: 'Personnes à liker ou à passer',
  like: 'Liker',
  pass: 'Passer',
  undo: 'Revenir au dernier profil passé',
  open: 'Ouvrir le profil',
  keys: 'Raccourcis clavier',
  loading: 'Recherche d’autres personnes…',
  close: 'Fermer',
  said: {
    liked: 'Vous avez liké {name}.',
    passed: 'Vous avez passé {name}.',
    back: '{name} est de retour.',
    next: 'Profil suivant : {name}, {age}, {place}.',
  },
  offline:
    'Vous êtes hors ligne. Vous pourrez liker ou passer {name} une fois de nouveau en ligne.',
  failed: 'L’envoi n’a pas abouti. Réessayez avec {name}.',
  limit: {
    title: 'Plus de likes pour aujourd’hui',
    midnight: 'Nouveaux likes à minuit, {away}.',
    at: 'Nouveaux likes à {time}, {away}.',
    tomorrow: 'Nouveaux likes demain.',
    text: 'D’ici là, vous pouvez continuer à passer, et liker directement sur les profils.',
    search: 'Chercher des membres',
    likes: 'Vos likes',
  },
  lost: { title: 'Nous n’avons pas pu charger d’autres personnes', retry: 'Réessayer' },
  empty: {
    title: 'C’est tout le monde pour le moment',
    text: 'Vous avez vu toutes les personnes qui correspondent à ce que vous cherchez. Élargissez la distance dans votre profil ou essayez la recherche.',
    widen: 'Élargir la distance',
  },
} satisfies Translation<typeof en>;
