import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Dites-le à quelqu’un',
  ask: 'Et vous, que diriez-vous ?',
  along: 'Nous l’ajouterons à votre profil. Vous pourrez le modifier avant que quelqu’un le lise.',
  rides: 'Nous avons gardé ce que vous avez écrit.',
  example: 'Un exemple de ce que l’on écrit',
  answer: 'Répondre',
  today: {
    title: 'Et aujourd’hui ? <em>Quelqu’un veut savoir.</em>',
    text: 'Pas les grandes nouvelles. Le pain réussi, le bus jamais venu. Sur {site}, les petites choses trouvent quelqu’un qui demande la suite.',
    hint: 'Le chauffeur du bus m’a fait signe…',
    call: 'Le dire',
  },
  week: {
    title: 'Sept jours, <em>et à qui le dire ?</em>',
    text: 'Une semaine est faite de petites choses. Racontez-en une sur {site}, une autre vous reviendra. Le premier message est gratuit.',
    hint: 'Mardi, j’ai enfin…',
    call: 'Raconter',
  },
  neighbours: {
    title: 'Comme des voisins, <em>mais qui se parlent.</em>',
    text: 'Une cage d’escalier où l’on dit plus que bonjour. Sur {site}, vous pouvez sonner à chaque porte ; le premier message est gratuit.',
    hint: 'Quelqu’un aurait une échelle…',
    call: 'Sonner',
  },
  posts: {
    baker: {
      who: 'Le boulanger',
      when: 'Six heures du matin',
      text: 'Premier pain sorti du four, et personne de réveillé pour le croûton.',
    },
    walker: {
      who: 'Le promeneur',
      when: 'Midi et demi',
      text: 'Le chien s’est choisi un nouveau banc préféré. On ne m’a pas consulté.',
    },
    reader: {
      who: 'La lectrice',
      when: 'Juste avant minuit',
      text: 'Plus que quatre pages, et je ne veux pas que ça finisse. Quelqu’un pour m’en distraire ?',
    },
    cyclist: {
      who: 'La cycliste',
      when: 'Lundi',
      text: 'Pneu crevé, pluie, et pourtant : le café d’après était le meilleur de l’année.',
    },
    gardener: {
      who: 'La jardinière',
      when: 'Mercredi',
      text: 'Les tomates ont des prénoms maintenant. Il me faudrait une autre compagnie.',
    },
    dancer: {
      who: 'La danseuse',
      when: 'Samedi',
      text: 'J’apprends le tango. Cherche patience, et quelqu’un avec deux pieds gauches.',
    },
    cook: {
      who: 'Le cuisinier',
      when: 'Rez-de-chaussée',
      text: 'Soupe pour quatre, et je suis tout seul. Apportez un bol.',
    },
    maker: {
      who: 'Le bricoleur',
      when: 'Deuxième étage',
      text: 'J’ai réparé la porte qui grinçait. Elle me manque.',
    },
    singer: {
      who: 'Le chanteur',
      when: 'Sous les toits',
      text: 'Trop fort, hier soir ? Et surtout : est-ce que c’était juste ?',
    },
  },
} satisfies Translation<typeof en>;
