import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Reproducir la película',
  pause: 'Pausar la película',
  join: 'Empieza con dos respuestas',
  seasons: {
    title:
      'Alguien para <one>el primer día tibio,</one> <two>las tardes largas,</two> <three>las hojas mojadas</three> <four>y la nieve.</four>',
    text: 'En un banco caben dos todo el año. Mira quién está en {site}; tu primer mensaje es gratis.',
    call: 'Siéntate junto a alguien',
    alt: 'Una película dibujada: un banco bajo un árbol. En primavera hay una persona sola, en verano son dos; en otoño están más cerca y en invierno se apoyan la una en la otra bajo la nieve.',
  },
  day: {
    title:
      'Alguien para <one>el café de las ocho,</one> <two>el silencio del mediodía,</two> <three>qué cenamos hoy</three> <four>y la última luz.</four>',
    text: 'Cada día tiene un momento para un hola. Díselo a alguien en {site}; el primero es gratis.',
    call: 'Di buenos días',
    alt: 'Una película dibujada: una ventana de la mañana a la noche. Una mujer con su café, un gato al mediodía, dos personas a la luz de la lámpara y, ya tarde, los dos muy juntos.',
  },
  moods: {
    title:
      'Alguien con quien sentir <one>curiosidad,</one> <two>un poco de vergüenza,</two> <three>ganas de reír alto</three> <four>y calma.</four>',
    text: 'Nadie está en su mejor momento todo el día. Conoce en {site} a alguien a quien también le guste el resto.',
    call: 'Ven como eres',
    alt: 'Una película dibujada: dos caras redondas en colores que cambian. Se observan, se sonrojan, rompen a reír y al final se apoyan la una en la otra con los ojos cerrados.',
  },
} satisfies Translation<typeof en>;
