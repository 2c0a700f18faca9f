import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'vous ?',
  join: 'Allumez votre lumière',
  street: {
    title: 'En solo ce soir ? <em>La moitié de la rue aussi.</em>',
    text: 'Derrière certaines de ces fenêtres, quelqu’un aimerait aussi un bonsoir. Sur {site}, votre premier message est gratuit.',
    call: 'Voir qui veille encore',
    says: 'Tisane ou nanar à la télé ?',
  },
  rain: {
    title: 'Encore la pluie. <em>Restez au chaud, mais à deux.</em>',
    text: 'Pas de parapluie, pas de banalités au comptoir. Sur {site}, écrivez à quelqu’un qui écoute la même pluie.',
    call: 'Trouver de la compagnie',
    says: 'Ça sonne mieux à deux.',
  },
  kitchen: {
    title: 'Un dîner pour deux, <em>par habitude ?</em>',
    text: 'Quelque part, quelqu’un a le vin et aucune idée pour le dîner. Sur {site}, dites-lui ce qui mijote : le premier message est gratuit.',
    call: 'Ajouter un couvert',
    says: 'On mange quoi ?',
  },
} satisfies Translation<typeof en>;
