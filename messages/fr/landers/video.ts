import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Lancer le film',
  pause: 'Mettre le film en pause',
  seat: 'celle-ci est libre',
  join: 'Prenez place',
  cups: {
    title: 'Deux tasses. <em>L’une est la vôtre.</em>',
    text: 'Tout commence par la façon dont vous prenez votre café. Demandez à quelqu’un sur {site} ; le premier message est gratuit.',
    call: 'S’asseoir avec quelqu’un',
    film: '« Tasses ». Huit secondes, aucun acteur.',
    alt: 'Un film dessiné : deux tasses sur une table près d’une fenêtre. L’après-midi tourne au crépuscule, leurs vapeurs se penchent l’une vers l’autre et un chat regarde dehors.',
  },
  walk: {
    title: 'Rentrer par le plus long, <em>exprès.</em>',
    text: 'Un canal, un soir et un chien qui connaît le chemin. Trouvez sur {site} quelqu’un qui marche à votre pas.',
    call: 'Trouver de la compagnie',
    film: '« Promenade ». Huit secondes, un chien.',
    alt: 'Un film dessiné : deux personnes en manteau et écharpe promènent un chien le long d’un canal bordé de vieilles maisons à pignon, dans la lumière du soir.',
  },
  dance: {
    title: 'Personne ne regarde. <em>On danse ?</em>',
    text: 'Quelques lumières, un slow, quatre pieds gauches. Invitez quelqu’un sur {site} ; le premier message est gratuit.',
    call: 'Inviter à danser',
    film: '« Danse ». Huit secondes, aucun pas à apprendre.',
    alt: 'Un film dessiné : deux personnes tournent lentement dans les bras l’une de l’autre, la nuit, dans un jardin sous des guirlandes de lumières.',
  },
} satisfies Translation<typeof en>;
