import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: '¿tú?',
  join: 'Enciende tu luz',
  street: {
    title: '¿Noche a solas? <em>Media calle está igual.</em>',
    text: 'Detrás de algunas de estas ventanas, a alguien también le encantaría un hola. En {site}, tu primer mensaje es gratis.',
    call: 'Mira quién sigue en vela',
    says: '¿Té o telebasura?',
  },
  rain: {
    title: 'Llueve otra vez. <em>En casa sí, a solas no.</em>',
    text: 'Ni paraguas ni charlas de compromiso en la barra. En {site}, escribe a alguien que escuche la misma lluvia.',
    call: 'Encuentra compañía',
    says: 'Entre dos suena mejor.',
  },
  kitchen: {
    title: '¿Cena para dos <em>por costumbre?</em>',
    text: 'Por ahí hay alguien que tiene el vino y no sabe qué cocinar. Cuéntaselo en {site}. El primer mensaje es gratis.',
    call: 'Pon otro plato',
    says: '¿Qué cenamos?',
  },
} satisfies Translation<typeof en>;
