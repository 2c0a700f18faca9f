import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Détecteur d’affinités',
  lead: 'Répondez à au moins {count, plural, one {une question} other {# questions}} sur ce qui compte pour vous. Vos réponses restent privées, sauf si quelqu’un a donné la même : vous la voyez alors tous les deux. Là où vos réponses diffèrent, l’autre voit seulement qu’elles diffèrent, jamais ce que vous avez répondu.',
  step: 'Question {number} sur {count}',
  back: 'Retour',
  next: 'Suivant',
  skip: 'Passer',
  remove: 'Retirer la réponse',
  show: 'Voir mes affinités',
  open: 'Sans réponse',
  answers: 'Vos réponses : {count} sur {all}',
  importance: {
    label: 'À quel point est-ce important que l’autre soit d’accord ?',
    little: 'Un peu',
    some: 'Assez',
    much: 'Beaucoup',
  },
  state: {
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    failed: 'Nous n’avons pas pu enregistrer vos réponses.',
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
    failed: 'Nous n’avons pas pu charger la suite.',
    retry: 'Réessayer',
    empty: {
      title: 'Personne à qui vous comparer pour l’instant',
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
        first: 'Vous cherchez tous les deux une relation durable.',
        middle: 'Vous voulez tous les deux voir où cela mène.',
        last: 'Vous cherchez tous les deux quelque chose de léger.',
      },
      differ: 'Vous ne cherchez pas le même type de relation.',
    },
    children: {
      ask: 'Voulez-vous des enfants dans votre vie ?',
      options: { first: 'Oui', middle: 'Je ne sais pas encore', last: 'Non' },
      both: {
        first: 'Vous voulez tous les deux des enfants.',
        middle: 'Vous hésitez tous les deux à avoir des enfants.',
        last: 'Vous voulez tous les deux une vie sans enfants.',
      },
      differ: 'Vous voyez différemment la question des enfants.',
    },
    living: {
      ask: 'Comment aimeriez-vous vivre en couple ?',
      options: { first: 'Ensemble, bientôt', middle: 'Ensemble, un jour', last: 'Chacun chez soi' },
      both: {
        first: 'Vous aimeriez tous les deux vivre bientôt ensemble.',
        middle: 'Vous aimeriez tous les deux vivre ensemble un jour.',
        last: 'Vous préférez tous les deux garder votre chez-vous.',
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
        first: 'La foi est centrale pour vous deux.',
        middle: 'La foi compte un peu pour vous deux.',
        last: 'La foi ne compte ni pour l’un ni pour l’autre.',
      },
      differ: 'La foi n’a pas la même place dans vos vies.',
    },
    money: {
      ask: 'Que faites-vous de votre argent ?',
      options: { first: 'Je le mets de côté', middle: 'Un peu des deux', last: 'J’en profite' },
      both: {
        first: 'Vous aimez tous les deux mettre de côté.',
        middle: 'Vous épargnez et dépensez un peu, tous les deux.',
        last: 'Vous aimez tous les deux profiter de votre argent.',
      },
      differ: 'Vous n’avez pas le même rapport à l’argent.',
    },
    home: {
      ask: 'Où vous sentez-vous chez vous ?',
      options: { first: 'En ville', middle: 'Dans une petite ville', last: 'À la campagne' },
      both: {
        first: 'Vous vous sentez tous les deux chez vous en ville.',
        middle: 'Vous vous sentez tous les deux chez vous dans une petite ville.',
        last: 'Vous vous sentez tous les deux chez vous à la campagne.',
      },
      differ: 'Vous ne vous sentez pas chez vous au même endroit.',
    },
    weekend: {
      ask: 'Pour vous, qu’est-ce qu’un bon week-end ?',
      options: {
        first: 'Sortir et bouger',
        middle: 'Un peu des deux',
        last: 'Au calme à la maison',
      },
      both: {
        first: 'Vous aimez tous les deux sortir le week-end.',
        middle: 'Vous aimez tous les deux alterner sorties et repos le week-end.',
        last: 'Vous aimez tous les deux les week-ends à la maison.',
      },
      differ: 'Vous n’aimez pas les mêmes week-ends.',
    },
    rhythm: {
      ask: 'Quand avez-vous le plus d’énergie ?',
      options: { first: 'Tôt le matin', middle: 'Cela dépend', last: 'Tard le soir' },
      both: {
        first: 'Vous êtes tous les deux du matin.',
        middle: 'L’heure vous importe peu à tous les deux.',
        last: 'Vous êtes tous les deux du soir.',
      },
      differ: 'Vous ne vivez pas au même rythme.',
    },
    smoking: {
      ask: 'Fumez-vous ?',
      options: { first: 'Jamais', middle: 'Parfois', last: 'Souvent' },
      both: {
        first: 'Vous ne fumez ni l’un ni l’autre.',
        middle: 'Vous fumez tous les deux de temps en temps.',
        last: 'Vous fumez tous les deux.',
      },
      differ: 'Vous n’avez pas le même rapport au tabac.',
    },
    alcohol: {
      ask: 'Buvez-vous de l’alcool ?',
      options: { first: 'Jamais', middle: 'Parfois', last: 'Souvent' },
      both: {
        first: 'Vous ne buvez d’alcool ni l’un ni l’autre.',
        middle: 'Vous buvez tous les deux un verre de temps en temps.',
        last: 'Vous aimez tous les deux boire un verre.',
      },
      differ: 'Vous n’avez pas le même rapport à l’alcool.',
    },
    animals: {
      ask: 'Que pensez-vous des animaux de compagnie ?',
      options: {
        first: 'Plus il y en a, mieux c’est',
        middle: 'Un ou deux, c’est bien',
        last: 'Plutôt pas',
      },
      both: {
        first: 'Vous aimez tous les deux une maison pleine d’animaux.',
        middle: 'Vous aimeriez tous les deux avoir un ou deux animaux.',
        last: 'Vous préférez tous les deux ne pas avoir d’animaux.',
      },
      differ: 'Vous n’êtes pas d’accord sur les animaux de compagnie.',
    },
    closeness: {
      ask: 'Quel est votre besoin de proximité ?',
      options: {
        first: 'Le plus possible',
        middle: 'Un bon équilibre',
        last: 'De l’espace pour moi',
      },
      both: {
        first: 'Vous aimez tous les deux beaucoup de proximité.',
        middle: 'Vous cherchez tous les deux l’équilibre entre proximité et liberté.',
        last: 'Vous avez tous les deux besoin d’espace.',
      },
      differ: 'Vous n’avez pas le même besoin de proximité.',
    },
  },
} satisfies Translation<typeof en>;
