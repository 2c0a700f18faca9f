import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Voyez tout le monde clairement',
  hall: 'La galerie',
  back: 'Revenir',
  further: 'Avancer',
  yours: {
    name: 'Vous',
    line: 'Cadre prêt, portrait à venir',
  },
  opening: {
    title: 'Approchez. <em>Tout devient net.</em>',
    text: 'Depuis la porte, chacun est flou. Sur {site}, vous vous avancez vers quelqu’un et vous dites un mot ; le premier message est gratuit.',
    call: 'Regarder de plus près',
  },
  evening: {
    title: 'Ouvert tard, <em>pour ceux qui veillent.</em>',
    text: 'La dernière salle est la plus calme. Sur {site}, rencontrez quelqu’un qui s’arrête aussi devant les petits tableaux.',
    call: 'Entrer',
  },
  sunday: {
    title: 'Un dimanche lent, <em>salle après salle.</em>',
    text: 'Pas d’audioguide, rien ne presse. Regardez jusqu’à ce qu’un portrait vous retienne, puis écrivez sur {site} ce que vous voyez.',
    call: 'Commencer la visite',
  },
  works: {
    painter: {
      name: 'Le peintre',
      line: 'Huile, café, une lettre sans réponse',
    },
    thinker: {
      name: 'La penseuse',
      line: 'Encre sur hésitation',
    },
    dancer: {
      name: 'La danseuse',
      line: 'Soie, samedi, pieds nus',
    },
    singer: {
      name: 'Le chanteur',
      line: 'Néon, velours, un rappel',
    },
    guest: {
      name: 'L’invitée',
      line: 'Lumière douce et thé à la menthe',
    },
    listener: {
      name: 'L’auditrice',
      line: 'Casque, dernier train',
    },
    reader: {
      name: 'La lectrice',
      line: 'Laine, papier, encore quatre pages',
    },
    gardener: {
      name: 'La jardinière',
      line: 'Terre cuite et patience',
    },
    host: {
      name: 'L’hôte',
      line: 'Vinyle, face B',
    },
  },
} satisfies Translation<typeof en>;
