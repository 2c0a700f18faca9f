import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Ocupa tu sitio en la pared',
  pause: 'Pausa',
  play: 'Reproducir',
  wall: {
    title: 'Tantas caras. <em>Una se queda contigo.</em>',
    text: 'Miras, sigues y vuelves a la misma. En {site} puedes preguntarle qué tal el día.',
    call: 'Ven a mirar',
    one: 'el del perro',
    two: 'en pie antes de las seis',
    three: '¿tú?',
  },
  table: {
    title: 'Fotos en la mesa. <em>Pide las historias.</em>',
    text: 'Todas empiezan con «aquel fue el día en que…». El resto lo oyes en {site}. El primer mensaje es gratis.',
    call: 'Pide una historia',
    one: 'el primer pan',
    two: 'tren perdido',
    three: 'por fin nieve',
  },
  windows: {
    title: 'Ventanas pequeñas, <em>vistas amplias.</em>',
    text: 'Detrás de cada una, alguien hace algo que jamás habrías adivinado. En {site} se saluda con la mano.',
    call: 'Saluda',
    one: 'ah del barco',
    two: '¿hola?',
    three: 'tú',
  },
} satisfies Translation<typeof en>;
