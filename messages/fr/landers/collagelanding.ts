import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Prenez place au mur',
  pause: 'Pause',
  play: 'Reprendre',
  wall: {
    title: 'Tant de visages. <em>Un seul vous reste en tête.</em>',
    text: 'Vous regardez, vous avancez, vous revenez vers le même. Sur {site}, vous pouvez lui demander comment était sa journée.',
    call: 'Venez voir',
    one: 'celui avec le chien',
    two: 'debout avant six heures',
    three: 'vous ?',
  },
  table: {
    title: 'Des photos sur la table. <em>Demandez l’histoire.</em>',
    text: 'Chacune commence par « c’était le jour où ». La suite est sur {site} ; le premier message est gratuit.',
    call: 'Demander l’histoire',
    one: 'le premier pain',
    two: 'train raté',
    three: 'enfin la neige',
  },
  windows: {
    title: 'Petits hublots, <em>grand large.</em>',
    text: 'Derrière chacun, quelqu’un fait ce que vous n’auriez jamais deviné. {site}, c’est là qu’on se fait signe.',
    call: 'Faire signe',
    one: 'ohé',
    two: 'il y a quelqu’un ?',
    three: 'vous',
  },
} satisfies Translation<typeof en>;
