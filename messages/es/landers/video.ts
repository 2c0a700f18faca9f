import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Reproducir el vídeo',
  pause: 'Pausar el vídeo',
  seat: 'este está libre',
  join: 'Toma asiento',
  cups: {
    title: 'Dos tazas. <em>Una es tuya.</em>',
    text: 'Todo empieza por cómo tomas el café. Pregúntaselo a alguien en {site}. El primer mensaje es gratis.',
    call: 'Siéntate con alguien',
    film: '«Tazas». Ocho segundos, sin actores.',
    alt: 'Un vídeo animado: dos tazas en una mesa junto a la ventana. La tarde da paso al crepúsculo, su vapor se mezcla y un gato mira hacia fuera.',
  },
  walk: {
    title: 'El camino largo a casa, <em>a propósito.</em>',
    text: 'Un canal, un atardecer y un perro que se sabe el camino. Encuentra en {site} a alguien que camine a tu paso.',
    call: 'Busca compañía para pasear',
    film: '«Paseo». Ocho segundos, un perro.',
    alt: 'Un vídeo animado: dos personas con abrigo y bufanda pasean a un perro junto a un canal con casas antiguas, a la luz del atardecer.',
  },
  dance: {
    title: 'Nadie mira. <em>¿Bailamos?</em>',
    text: 'Unas luces, una canción lenta, cuatro pies izquierdos. Pídeselo a alguien en {site}. El primer mensaje es gratis.',
    call: 'Pide este baile',
    film: '«Baile». Ocho segundos, sin pasos que aprender.',
    alt: 'Un vídeo animado: dos personas giran despacio, abrazadas, de noche en un jardín bajo guirnaldas de luces.',
  },
} satisfies Translation<typeof en>;
