import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Lancer le film',
  pause: 'Mettre le film en pause',
  join: 'Tout commence par deux réponses',
  seasons: {
    title:
      'Quelqu’un pour <one>le premier jour doux,</one> <two>les longues soirées,</two> <three>les feuilles mouillées</three> <four>et la neige.</four>',
    text: 'Sur un banc, il y a de la place pour deux toute l’année. Regardez qui est sur {site} ; votre premier message est gratuit.',
    call: 'S’asseoir près de quelqu’un',
    alt: 'Un film dessiné : un banc sous un arbre. Au printemps quelqu’un y est assis seul, en été ils sont deux ; en automne ils se rapprochent, et en hiver ils se serrent l’un contre l’autre sous la neige.',
  },
  day: {
    title:
      'Quelqu’un pour <one>le café de huit heures,</one> <two>le calme de midi,</two> <three>le dîner à inventer</three> <four>et la dernière lampe.</four>',
    text: 'Chaque journée a un moment pour un bonjour. Dites-le à quelqu’un sur {site} ; le premier est gratuit.',
    call: 'Dire bonjour',
    alt: 'Un film dessiné : une fenêtre du matin à la nuit. Une femme et son café, un chat à midi, deux personnes à la lumière d’une lampe, puis, tard le soir, les deux tout proches.',
  },
  moods: {
    title:
      'Quelqu’un pour <one>la curiosité,</one> <two>un peu de timidité,</two> <three>les fous rires trop forts</three> <four>et le silence.</four>',
    text: 'Personne n’est au mieux toute la journée. Rencontrez sur {site} quelqu’un qui aime aussi le reste.',
    call: 'Venir comme on est',
    alt: 'Un film dessiné : deux visages ronds dans des couleurs changeantes. Ils s’observent, rougissent, éclatent de rire et finissent appuyés l’un contre l’autre, les yeux fermés.',
  },
} satisfies Translation<typeof en>;
