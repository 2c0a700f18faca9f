import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Míralos con nitidez',
  hall: 'La galería',
  back: 'Atrás',
  further: 'Siguiente',
  yours: {
    name: 'Tú',
    line: 'Marco listo, retrato en camino',
  },
  opening: {
    title: 'Acércate. <em>Todo se ve más nítido.</em>',
    text: 'Desde la puerta, todo el mundo está borroso. En {site} puedes acercarte y decir algo. El primer mensaje es gratis.',
    call: 'Mirar de cerca',
  },
  evening: {
    title: 'Abierto hasta tarde, <em>para quien trasnocha.</em>',
    text: 'La última sala es la más tranquila. En {site} encuentras a alguien que también se para ante los cuadros pequeños.',
    call: 'Entrar',
  },
  sunday: {
    title: 'Domingo lento, <em>sala tras sala.</em>',
    text: 'Sin audioguía y sin prisa. Mira hasta que un retrato te retenga y escribe en {site} lo que ves.',
    call: 'Empezar el paseo',
  },
  works: {
    painter: {
      name: 'El pintor',
      line: 'Óleo, café, una carta sin respuesta',
    },
    thinker: {
      name: 'La pensadora',
      line: 'Tinta sobre dudas',
    },
    dancer: {
      name: 'La bailarina',
      line: 'Seda, sábado, pies descalzos',
    },
    singer: {
      name: 'El cantante',
      line: 'Neón, terciopelo, un bis',
    },
    guest: {
      name: 'La invitada',
      line: 'Luz de lámpara y té de menta',
    },
    listener: {
      name: 'La oyente',
      line: 'Auriculares, último tren',
    },
    reader: {
      name: 'La lectora',
      line: 'Lana, papel, quedan cuatro páginas',
    },
    gardener: {
      name: 'La jardinera',
      line: 'Barro y paciencia',
    },
    host: {
      name: 'El anfitrión',
      line: 'Vinilo, cara B',
    },
  },
} satisfies Translation<typeof en>;
