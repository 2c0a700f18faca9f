import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Reproducir la película',
  pause: 'Pausar la película',
  seat: 'este está libre',
  join: 'Toma asiento',
  cups: {
    title: 'Dos tazas. <em>Una es tuya.</em>',
    text: 'Empieza por cómo tomas el café. Pregúntaselo a alguien en {site}; el primer mensaje es gratis.',
    call: 'Siéntate con alguien',
    film: '«Tazas». Ocho segundos, sin actores.',
    alt: 'Una película dibujada: dos tazas en una mesa junto a la ventana. La tarde se vuelve crepúsculo, su vapor se inclina hasta juntarse y un gato mira afuera.',
  },
  walk: {
    title: 'Por el camino largo, <em>a propósito.</em>',
    text: 'Un canal, una tarde y un perro que sabe volver. Encuentra en {site} a alguien que camine a tu paso.',
    call: 'Busca compañía',
    film: '«Paseo». Ocho segundos, un perro.',
    alt: 'Una película dibujada: dos personas con abrigo y bufanda pasean a un perro junto a un canal con casas antiguas, a la luz del atardecer.',
  },
  dance: {
    title: 'Nadie mira. <em>¿Bailamos?</em>',
    text: 'Unas luces, una canción lenta, cuatro pies izquierdos. Pídeselo a alguien en {site}; el primer mensaje es gratis.',
    call: 'Pide este baile',
    film: '«Baile». Ocho segundos, sin pasos que aprender.',
    alt: 'Una película dibujada: dos personas giran despacio, abrazadas, de noche en un jardín bajo guirnaldas de luces.',
  },
} satisfies Translation<typeof en>;
