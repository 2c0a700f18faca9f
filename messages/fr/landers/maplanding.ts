import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Une carte avec des gens dessinés. Choisissez quelqu’un.',
  says: 'Quelqu’un comme ça pourrait vivre ici. C’est une illustration, comme tout le monde sur cette carte.',
  towns: {
    title: 'Quelqu’un habite <em>sur l’un de ces points.</em>',
    text: 'Chaque point est une ville. Dans certaines, des gens sur {site} cherchent de la compagnie. Nous ne montrons que la ville, jamais l’adresse.',
    call: 'Regarder près de chez vous',
    join: 'Placez-vous sur la carte',
  },
  lights: {
    title: 'Toutes ces lumières, <em>et l’une est la vôtre.</em>',
    text: 'Voilà le pays après le dîner. Derrière certaines lumières, quelqu’un aimerait un message. Sur {site}, le premier est gratuit.',
    call: 'Voir qui est tout près',
    join: 'Allumez votre lumière',
  },
  paths: {
    title: 'Le chemin est plus court <em>à deux.</em>',
    text: 'D’une ville à l’autre à pied, il faut des jours. Un premier message prend une minute, et sur {site} il est gratuit.',
    call: 'Faire le premier pas',
    join: 'Partez de votre porte',
  },
} satisfies Translation<typeof en>;
