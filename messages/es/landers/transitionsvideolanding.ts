import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Reproducir el vídeo',
  pause: 'Pausar el vídeo',
  join: 'Empieza con dos respuestas',
  seasons: {
    title:
      'Alguien para <one>el primer día de calor,</one> <two>las tardes largas,</two> <three>las hojas mojadas</three> <four>y la nieve.</four>',
    text: 'En un banco caben dos todo el año. Mira quién está en {site}. Tu primer mensaje es gratis.',
    call: 'Siéntate junto a alguien',
    alt: 'Un vídeo animado: un banco bajo un árbol. En primavera hay una persona sola, en verano son dos. En otoño están más cerca y en invierno se apoyan la una en la otra bajo la nieve.',
  },
  day: {
    title:
      'Alguien para <one>el café de las ocho,</one> <two>el silencio del mediodía,</two> <three>qué cenamos hoy</three> <four>y la última luz.</four>',
    text: 'Todos los días hay tiempo para un hola. Díselo a alguien en {site}. El primero es gratis.',
    call: 'Di buenos días',
    alt: 'Un vídeo animado: una ventana de la mañana a la noche. Una mujer con su café, un gato al mediodía, dos personas a la luz de la lámpara y, ya tarde, los dos muy juntos.',
  },
  moods: {
    title:
      'Alguien con quien sentir <one>curiosidad,</one> <two>un poco de vergüenza,</two> <three>ganas de reír alto</three> <four>y calma.</four>',
    text: 'Nadie está siempre en su mejor momento. Conoce en {site} a alguien a quien también le guste el resto.',
    call: 'Ven tal como eres',
    alt: 'Un vídeo animado: dos caras redondas en colores que cambian. Se observan, se sonrojan, rompen a reír y al final se apoyan la una en la otra con los ojos cerrados.',
  },
} satisfies Translation<typeof en>;
