import type en from '../../en/landers/socialnetwork.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Díselo a alguien',
  ask: '¿Tú qué dirías?',
  along: 'Lo añadiremos a tu perfil. Puedes cambiarlo antes de que nadie lo lea.',
  rides: 'Hemos guardado lo que has escrito.',
  example: 'Un ejemplo de lo que escribe la gente',
  answer: 'Responder',
  today: {
    title: '¿Qué ha pasado hoy? <em>Alguien quiere saberlo.</em>',
    text: 'Nada de grandes noticias. El pan que salió bien, el autobús que no llegó. En {site}, las cosas pequeñas encuentran a alguien que quiere saber más.',
    hint: 'El conductor me devolvió el saludo…',
    call: 'Dilo',
  },
  week: {
    title: 'Siete días, <em>¿y nadie a quien contárselo?</em>',
    text: 'Una semana está hecha de cosas pequeñas. Cuenta una en {site} y te contarán otra. El primer mensaje es gratis.',
    hint: 'El martes por fin…',
    call: 'Cuenta una',
  },
  neighbours: {
    title: 'Como vecinos, <em>pero hablando.</em>',
    text: 'Una escalera donde se dice algo más que hola. En {site} puedes llamar a cualquier timbre. El primer mensaje es gratis.',
    hint: '¿Alguien tiene una escalera…?',
    call: 'Llama al timbre',
  },
  posts: {
    baker: {
      who: 'El panadero',
      when: 'Las seis de la mañana',
      text: 'El primer pan recién salido del horno, y nadie despierto para comerse el currusco.',
    },
    walker: {
      who: 'El del perro',
      when: 'Las doce y media',
      text: 'El perro ha elegido un nuevo banco favorito. A mí nadie me preguntó.',
    },
    reader: {
      who: 'La lectora',
      when: 'Casi medianoche',
      text: 'Me quedan cuatro páginas y no quiero que se acabe. ¿Alguien me distrae?',
    },
    cyclist: {
      who: 'La ciclista',
      when: 'Lunes',
      text: 'Pinchazo, lluvia y, aun así, el café de después fue el mejor del año.',
    },
    gardener: {
      who: 'La jardinera',
      when: 'Miércoles',
      text: 'Los tomates ya tienen nombre. Quizá necesito otra compañía.',
    },
    dancer: {
      who: 'La bailarina',
      when: 'Sábado',
      text: 'Aprendo tango. Busco paciencia y a alguien con dos pies izquierdos.',
    },
    cook: {
      who: 'El cocinero',
      when: 'Planta baja',
      text: 'Sopa para cuatro, y aquí estoy yo solo. Trae un cuenco.',
    },
    maker: {
      who: 'El manitas',
      when: 'Segundo piso',
      text: 'Arreglé la puerta que chirriaba. Ahora la echo de menos.',
    },
    singer: {
      who: 'El cantante',
      when: 'Último piso',
      text: '¿Sonó muy fuerte anoche? Y lo más importante: ¿afinaba?',
    },
  },
} satisfies Translation<typeof en>;
