import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Izquierda, derecha <em>o quédate un rato.</em>',
  text: 'Seis cartas para calentar el pulgar. Estas seis son dibujos. La gente de {site} no, y a las primeras personas puedes escribirles gratis.',
  deck: 'Una baraja de gente dibujada',
  keys: 'Arrastra una carta o usa las flechas: izquierda para pasar, derecha para dar like.',
  call: 'Jugar con gente de verdad',
  join: 'Entra en la partida',
  like: 'Like',
  pass: 'Paso',
  likeWho: 'Like: {who}',
  passWho: 'Paso: {who}',
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
      says: 'Dice que está a la vuelta de la curva.',
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
    text: 'Son dibujos. En {site} hay gente de verdad, y puede que también le gustes a alguien.',
    call: 'Entrar a mirar',
    again: 'Repartir otra vez',
  },
} satisfies Translation<typeof en>;
