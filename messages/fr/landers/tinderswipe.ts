import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'À gauche, à droite, <em>ou restez un peu.</em>',
  text: 'Six cartes pour vous échauffer le pouce. Ces six-là sont dessinées. Les gens sur {site} ne le sont pas, et vous pouvez écrire aux premiers gratuitement.',
  deck: 'Un paquet de gens dessinés',
  keys: 'Faites glisser une carte, ou prenez les flèches : à gauche pour passer, à droite pour liker.',
  call: 'Rencontrer de vraies personnes',
  join: 'Entrez dans la partie',
  like: 'Like',
  pass: 'Passer',
  likeWho: 'Like : {who}',
  passWho: 'Passer : {who}',
  cards: {
    sailor: {
      who: 'Sur le port',
      says: 'Possède un bon pull et connaît les marées.',
    },
    guest: {
      who: 'Au café',
      says: 'Commande lentement, et y tient.',
    },
    cook: {
      who: 'Au marché',
      says: 'Parti pour des oignons, revenu avec des prunes.',
    },
    climber: {
      who: 'En montagne',
      says: 'Dit que c’est juste après le virage.',
    },
    walker: {
      who: 'Avec le chien',
      says: 'C’est le chien qui décide. Le chien vous aime bien.',
    },
    reader: {
      who: 'À la bibliothèque',
      says: 'Encore un chapitre, et on mange.',
    },
  },
  end: {
    some: 'Vous en avez liké <n></n> sur {of}.',
    nobody: 'Personne, donc. On tombe rarement amoureux d’un dessin.',
    text: 'Ces gens sont dessinés. Sur {site}, il y en a de vrais, et peut-être que vous plairez à quelqu’un.',
    call: 'Entrer et regarder',
    again: 'Redistribuer',
  },
} satisfies Translation<typeof en>;
