import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Izquierda, derecha <em>o quédate un rato.</em>',
  text: 'Seis cartas para calentar el pulgar. Estas seis son ilustraciones. La gente de {site} no, y tus primeros mensajes son gratis.',
  deck: 'Una baraja de gente ilustrada',
  keys: 'Arrastra una carta o usa las flechas: izquierda para pasar, derecha para dar «me gusta».',
  call: 'Conocer a gente real',
  join: 'Entra en la partida',
  like: 'Me gusta',
  pass: 'Pasar',
  likeWho: 'Me gusta: {who}',
  passWho: 'Pasar: {who}',
  cards: {
    sailor: {
      who: 'En el puerto',
      says: 'Tiene un buen jersey y conoce las mareas.',
    },
    guest: {
      who: 'En el café',
      says: 'Pide despacio y va en serio.',
    },
    cook: {
      who: 'En el mercado',
      says: 'Fue por cebollas y volvió con ciruelas.',
    },
    climber: {
      who: 'En la montaña',
      says: 'Dice que está a la vuelta de la esquina.',
    },
    walker: {
      who: 'Con el perro',
      says: 'Decide el perro. Al perro le gustas.',
    },
    reader: {
      who: 'En la biblioteca',
      says: 'Un capítulo más y cenamos.',
    },
  },
  end: {
    some: 'Te han gustado <n></n> de {of}.',
    nobody: 'Nadie, entonces. Es difícil enamorarse de un dibujo.',
    text: 'Solo son dibujos. En {site} hay gente de verdad, y puede que también le gustes a alguien.',
    call: 'Entrar a mirar',
    again: 'Repartir otra vez',
  },
} satisfies Translation<typeof en>;
