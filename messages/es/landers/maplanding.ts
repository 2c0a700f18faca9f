import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Un mapa con gente ilustrada. Elige a alguien.',
  says: 'Aquí podría vivir alguien así. Es una ilustración, como todas en este mapa.',
  towns: {
    title: 'Alguien vive <em>en uno de estos puntos.</em>',
    text: 'Cada punto es una localidad. En algunas hay gente de {site} que busca compañía. Solo mostramos la localidad, nunca la dirección.',
    call: 'Mirar cerca de ti',
    join: 'Ponte en el mapa',
  },
  lights: {
    title: 'Tantas luces, <em>y una es la tuya.</em>',
    text: 'Así se ve el país después de cenar. Detrás de algunas de estas luces, a alguien le encantaría recibir un mensaje. En {site}, el primero es gratis.',
    call: 'Ver quién está cerca',
    join: 'Enciende tu luz',
  },
  paths: {
    title: 'El camino es más corto <em>entre dos.</em>',
    text: 'A pie de una ciudad a otra se tarda días. Un primer mensaje lleva un minuto, y en {site} es gratis.',
    call: 'Dar el primer paso',
    join: 'Empieza en tu puerta',
  },
} satisfies Translation<typeof en>;
