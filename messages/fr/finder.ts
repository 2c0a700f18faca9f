import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Détecteur d’affinités',
  lead: 'Répondez à ce qui compte pour vous, au moins cinq questions. Vos réponses restent privées, sauf là où une autre personne a donné la même : vous la voyez alors tous les deux. Là où vos réponses diffèrent, les autres voient seulement qu’elles diffèrent, jamais ce que vous avez répondu.',
  step: 'Question {number} sur {count}',
  back: 'Retour',
  next: 'Suivant',
  skip: 'Passer',
  remove: 'Retirer la réponse',
  show: 'Voir mes affinités',
  open: 'Sans réponse',
  answers: 'Vos réponses : {count} sur {all}',
  importance: {
    label: 'Est-il important pour vous que l’autre réponde pareil ?',
    little: 'Un peu',
    some: 'Assez',
    much: 'Beaucoup',
  },
  state: {
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    failed: 'Vos réponses n’ont pas pu être enregistrées.',
    retry: 'Réessayer',
  },
  score: {
    of: '{score} sur 100 :',
    best: 'Une très belle affinité',
    good: 'Une belle affinité',
    fair: 'Des points communs',
    low: 'Plutôt différents',
  },
  results: {
    title: 'Vos meilleures affinités',
    loading: 'Recherche de vos meilleures affinités…',
    missing:
      '{count, plural, one {Répondez encore à # question pour voir qui vous correspond.} other {Répondez encore à # questions pour voir qui vous correspond.}}',
    more: 'En voir plus',
    start: 'Revenir aux meilleures affinités',
    failed: 'Impossible de charger la suite.',
    retry: 'Réessayer',
    empty: {
      title: 'Encore personne à comparer',
      text: 'Aucune personne qui cherche quelqu’un comme vous n’a encore répondu à ces questions. Élargissez la distance ou répondez à quelques autres.',
      widen: 'Élargir la distance',
      search: 'Chercher des membres',
    },
  },
  questions: {
    relationship: {
      ask: 'Que cherchez-vous ?',
      options: {
        first: 'Une relation durable',
        middle: 'On verra où cela mène',
        last: 'Quelque chose de léger',
      },
      both: {
        first: 'Vous cherchez l’un comme l’autre une relation durable.',
        middle: 'Vous voulez l’un comme l’autre voir où cela mène.',
        last: 'Vous cherchez l’un comme l’autre quelque chose de léger.',
      },
      differ: 'Vous ne cherchez pas le même type de relation.',
    },
    children: {
      ask: 'Voulez-vous des enfants dans votre vie ?',
      options: { first: 'Oui', middle: 'Je ne sais pas encore', last: 'Non' },
      both: {
        first: 'Vous voulez l’un comme l’autre des enfants.',
        middle: 'Vous hésitez l’un comme l’autre à avoir des enfants.',
        last: 'Vous voulez l’un comme l’autre une vie sans enfants.',
      },
      differ: 'Vous voyez différemment la question des enfants.',
    },
    living: {
      ask: 'Comment aimeriez-vous vivre en couple ?',
      options: { first: 'Ensemble, bientôt', middle: 'Ensemble, un jour', last: 'Chacun chez soi' },
      both: {
        first: 'Vous aimeriez l’un comme l’autre vivre bientôt ensemble.',
        middle: 'Vous aimeriez l’un comme l’autre vivre ensemble un jour.',
        last: 'Vous préférez l’un comme l’autre garder votre chez-vous.',
      },
      differ: 'Vous imaginez différemment la vie à deux.',
    },
    faith: {
      ask: 'Quelle place a la foi dans votre vie ?',
      options: {
        first: 'Elle est centrale',
        middle: 'Elle compte un peu',
        last: 'Elle ne compte pas',
      },
      both: {
        first: 'La foi est centrale pour l’un comme pour l’autre.',
        middle: 'La foi compte un peu pour l’un comme pour l’autre.',
        last: 'La foi ne compte ni pour l’un ni pour l’autre.',
      },
      differ: 'La foi n’a pas la même place dans vos vies.',
    },
    money: {
      ask: 'Que faites-vous de votre argent ?',
      options: { first: 'Je le mets de côté', middle: 'Un peu des deux', last: 'J’en profite' },
      both: {
        first: 'Vous aimez l’un comme l’autre mettre de côté.',
        middle: 'Vous cherchez l’un comme l’autre l’équilibre entre épargne et plaisir.',
        last: 'Vous aimez l’un comme l’autre profiter de votre argent.',
      },
      differ: 'Vous n’avez pas le même rapport à l’argent.',
    },
    home: {
      ask: 'Où vous sentez-vous chez vous ?',
      options: { first: 'En ville', middle: 'Dans une petite ville', last: 'À la campagne' },
      both: {
        first: 'Vous vous sentez l’un comme l’autre chez vous en ville.',
        middle: 'Vous vous sentez l’un comme l’autre chez vous dans une petite ville.',
        last: 'Vous vous sentez l’un comme l’autre chez vous à la campagne.',
      },
      differ: 'Vous ne vous sentez pas chez vous au même endroit.',
    },
    weekend: {
      ask: 'Qu’est-ce qu’un bon week-end ?',
      options: {
        first: 'Sortir et bouger',
        middle: 'Un peu des deux',
        last: 'Au calme à la maison',
      },
      both: {
        first: 'Vous aimez l’un comme l’autre sortir le week-end.',
        middle: 'Vous aimez l’un comme l’autre varier vos week-ends.',
        last: 'Vous aimez l’un comme l’autre les week-ends à la maison.',
      },
      differ: 'Vous n’aimez pas les mêmes week-ends.',
    },
    rhythm: {
      ask: 'Quand avez-vous le plus d’énergie ?',
      options: { first: 'Tôt le matin', middle: 'Cela dépend', last: 'Tard le soir' },
      both: {
        first: 'Vous êtes l’un comme l’autre du matin.',
        middle: 'L’heure vous importe peu, à l’un comme à l’autre.',
        last: 'Vous êtes l’un comme l’autre du soir.',
      },
      differ: 'Vous ne vivez pas au même rythme.',
    },
    smoking: {
      ask: 'Fumez-vous ?',
      options: { first: 'Jamais', middle: 'Parfois', last: 'Souvent' },
      both: {
        first: 'Vous ne fumez ni l’un ni l’autre.',
        middle: 'Vous fumez parfois, l’un comme l’autre.',
        last: 'Vous fumez l’un comme l’autre.',
      },
      differ: 'Vous différez sur le tabac.',
    },
    alcohol: {
      ask: 'Buvez-vous de l’alcool ?',
      options: { first: 'Jamais', middle: 'Parfois', last: 'Souvent' },
      both: {
        first: 'Vous ne buvez d’alcool ni l’un ni l’autre.',
        middle: 'Vous buvez parfois un verre, l’un comme l’autre.',
        last: 'Vous aimez boire, l’un comme l’autre.',
      },
      differ: 'Vous différez sur l’alcool.',
    },
    animals: {
      ask: 'Que pensez-vous des animaux à la maison ?',
      options: {
        first: 'Plus il y en a, mieux c’est',
        middle: 'Un ou deux, c’est bien',
        last: 'Plutôt pas',
      },
      both: {
        first: 'Vous aimez l’un comme l’autre une maison pleine d’animaux.',
        middle: 'Vous aimez l’un comme l’autre avoir un ou deux animaux.',
        last: 'Vous préférez l’un comme l’autre une maison sans animaux.',
      },
      differ: 'Vous différez sur les animaux à la maison.',
    },
    closeness: {
      ask: 'De combien de proximité avez-vous besoin ?',
      options: {
        first: 'Le plus possible',
        middle: 'Un bon équilibre',
        last: 'De l’espace pour moi',
      },
      both: {
        first: 'Vous aimez l’un comme l’autre beaucoup de proximité.',
        middle: 'Vous cherchez l’un comme l’autre l’équilibre entre proximité et liberté.',
        last: 'Vous avez l’un comme l’autre besoin d’espace.',
      },
      differ: 'Vous n’avez pas besoin d’autant de proximité.',
    },
  },
} satisfies Translation<typeof en>;
