import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: 'Liker {name}',
    back: 'Liker {name} en retour',
    liked: 'Liké',
    takeBack: 'Liké : retirer votre like à {name}',
    match: 'C’est un match',
    matched: 'C’est un match avec {name}',
    chat: 'C’est un match avec {name} : ouvrir la conversation',
    reply: 'Répondre à {name}',
    goOn: 'Discuter avec {name}',
    write: 'Dire bonjour à {name}',
    gift: 'Offrir un cadeau à {name}',
  },
  hello: {
    say: 'Dire bonjour',
    free: 'gratuit, encore {left}',
    credits: '{count, plural, one {# crédit} other {# crédits}}',
    premium: 'avec Premium',
  },
  state: {
    given: '{name} a reçu votre like.',
    received: 'Vous plaisez à {name}.',
    match: 'Vous vous plaisez mutuellement.',
  },
  end: {
    title: 'Mettre fin au match avec {name} ?',
    text: 'Vous ne figurerez plus dans les matchs l’un de l’autre. Votre conversation reste. {name} ne recevra aucune notification.',
    submit: 'Mettre fin au match',
    cancel: 'Le garder',
  },
  card: { hello: 'Dire bonjour', reply: 'Répondre' },
  wait: 'En attendant',
  lists: {
    label: 'Likes et visites',
    liked_me: 'Likes reçus',
    liked: 'Vos likes',
    matches: 'Matchs',
    visitors: 'Visiteurs',
    many: '{count}+',
    newLike: 'Nouveau like',
    newMatch: 'Nouveau match',
  },
  empty: {
    liked_me: {
      title: 'Aucun like pour le moment',
      text: 'Un profil qui vous ressemble attire l’attention. Une bonne photo aide plus que tout.',
    },
    liked: {
      title: 'Vous n’avez encore liké personne',
      text: 'Touchez le cœur d’une personne que vous aimeriez connaître. Elle le saura et vous likera peut-être en retour.',
    },
    matches: {
      title: 'Pas encore de match',
      text: 'Quand une personne qui vous plaît vous like aussi, vous la retrouvez ici.',
    },
    visitors: {
      title: 'Pas encore de visiteurs',
      text: 'Les personnes qui ouvrent votre profil apparaissent ici, sauf en mode invisible.',
    },
    search: 'Parcourir les profils',
    profile: 'Compléter mon profil',
  },
  one: {
    received: {
      title: 'Vous plaisez à {name}',
      text: 'Jetez un œil au profil. Si vous likez {name} en retour, c’est un match.',
    },
    match: {
      title: 'C’est un match avec {name}',
      text: 'Vous vous plaisez, et {name} le sait aussi.',
    },
    all: 'Tous les likes',
  },
  match: {
    title: 'C’est un match !',
    text: '{name} et vous, vous vous plaisez.',
    done: 'Continuer',
  },
  newLike: {
    title: 'Nouveau like !',
    fictionalTitle: 'Envie de discuter ?',
    text: 'Vous plaisez à <b>{name}, {age} ans</b>.',
    near: '<b>{name}, {age} ans</b>, habite à moins de {distance}, et vous lui plaisez.',
    fictional:
      '<b>{name}, {age} ans</b>, est un profil fictif géré par {site}. Vous pouvez discuter, mais pas vous rencontrer en personne.',
  },
  open: 'Ouvrir le profil : {name}',
  profile: 'Voir le profil',
  close: 'Fermer',
} satisfies Translation<typeof en>;
