import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Buscador de afinidad',
  lead: 'Responde al menos a {count, plural, one {una pregunta} other {# preguntas}} sobre lo que te importa. Tus respuestas son privadas, salvo que alguien responda lo mismo: entonces lo veis tú y esa persona. En lo que no coincidís, solo ve que es así, nunca lo que has respondido.',
  step: 'Pregunta {number} de {count}',
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  remove: 'Quitar respuesta',
  show: 'Ver mis afinidades',
  open: 'Sin responder',
  answers: 'Tus respuestas: {count} de {all}',
  importance: {
    label: '¿Cuánto te importa que la otra persona coincida?',
    little: 'Un poco',
    some: 'Bastante',
    much: 'Mucho',
  },
  state: {
    saving: 'Guardando…',
    saved: 'Guardado',
    failed: 'No hemos podido guardar tus respuestas.',
    retry: 'Intentar de nuevo',
  },
  score: {
    of: '{score} de 100:',
    best: 'Muy buena afinidad',
    good: 'Buena afinidad',
    fair: 'Algo en común',
    low: 'Bastante diferentes',
  },
  results: {
    title: 'Tus mejores afinidades',
    loading: 'Buscando tus mejores afinidades…',
    missing:
      '{count, plural, one {Responde a # pregunta más para ver tus afinidades.} many {Responde a # preguntas más para ver tus afinidades.} other {Responde a # preguntas más para ver tus afinidades.}}',
    more: 'Ver más',
    start: 'Volver a las mejores afinidades',
    failed: 'No hemos podido cargar más afinidades.',
    retry: 'Intentar de nuevo',
    empty: {
      title: 'Todavía no hay con quién comparar',
      text: 'Nadie que busque a alguien como tú ha respondido aún a estas preguntas. Amplía la distancia o responde a algunas más.',
      widen: 'Ampliar la distancia',
      search: 'Buscar miembros',
    },
  },
  questions: {
    relationship: {
      ask: '¿Qué buscas?',
      options: { first: 'Algo duradero', middle: 'Ver adónde nos lleva', last: 'Algo informal' },
      both: {
        first: 'Buscáis algo duradero.',
        middle: 'Queréis ver adónde os lleva.',
        last: 'Buscáis algo informal.',
      },
      differ: 'Buscáis tipos de relación distintos.',
    },
    children: {
      ask: '¿Quieres hijos en tu vida?',
      options: { first: 'Sí', middle: 'No lo sé', last: 'No' },
      both: {
        first: 'Queréis hijos en vuestra vida.',
        middle: 'Aún no sabéis si queréis hijos.',
        last: 'Queréis una vida sin hijos.',
      },
      differ: 'Veis de forma distinta lo de tener hijos.',
    },
    living: {
      ask: '¿Cómo te gustaría vivir en pareja?',
      options: {
        first: 'Bajo el mismo techo, pronto',
        middle: 'Bajo el mismo techo, algún día',
        last: 'Cada cual en su casa',
      },
      both: {
        first: 'Os gustaría vivir pronto bajo el mismo techo.',
        middle: 'Os gustaría vivir algún día bajo el mismo techo.',
        last: 'Preferís que cada cual tenga su casa.',
      },
      differ: 'Imagináis la convivencia de forma distinta.',
    },
    faith: {
      ask: '¿Cuánto te importa la fe?',
      options: { first: 'Es fundamental', middle: 'Tiene cierto peso', last: 'No cuenta' },
      both: {
        first: 'La fe es fundamental en vuestras vidas.',
        middle: 'La fe tiene cierto peso en vuestras vidas.',
        last: 'La fe no cuenta en vuestras vidas.',
      },
      differ: 'La fe no significa lo mismo en vuestras vidas.',
    },
    money: {
      ask: '¿Qué haces con el dinero?',
      options: { first: 'Lo ahorro', middle: 'Un poco de todo', last: 'Lo disfruto' },
      both: {
        first: 'Os gusta ahorrar.',
        middle: 'Sabéis ahorrar y también disfrutar.',
        last: 'Os gusta disfrutar del dinero.',
      },
      differ: 'Manejáis el dinero de forma distinta.',
    },
    home: {
      ask: '¿Dónde te sientes en casa?',
      options: { first: 'En la ciudad', middle: 'En una ciudad pequeña', last: 'En el campo' },
      both: {
        first: 'Os sentís en casa en la ciudad.',
        middle: 'Os sentís en casa en una ciudad pequeña.',
        last: 'Os sentís en casa en el campo.',
      },
      differ: 'Os sentís en casa en lugares distintos.',
    },
    weekend: {
      ask: '¿Cómo es para ti un buen fin de semana?',
      options: { first: 'Salir por ahí', middle: 'Un poco de todo', last: 'Tranquilidad en casa' },
      both: {
        first: 'Os gusta salir los fines de semana.',
        middle: 'Os gusta combinar salir y estar en casa.',
        last: 'Os gustan los fines de semana tranquilos en casa.',
      },
      differ: 'Tenéis ideas distintas de un buen fin de semana.',
    },
    rhythm: {
      ask: '¿Cuándo tienes más energía?',
      options: { first: 'Por la mañana temprano', middle: 'Depende', last: 'Por la noche' },
      both: {
        first: 'Tenéis más energía por la mañana.',
        middle: 'Os da igual que sea pronto o tarde.',
        last: 'Sois aves nocturnas.',
      },
      differ: 'Lleváis ritmos distintos.',
    },
    smoking: {
      ask: '¿Fumas?',
      options: { first: 'Nunca', middle: 'A veces', last: 'A menudo' },
      both: {
        first: 'No fumáis.',
        middle: 'Fumáis a veces.',
        last: 'Fumáis.',
      },
      differ: 'No coincidís en lo de fumar.',
    },
    alcohol: {
      ask: '¿Bebes alcohol?',
      options: { first: 'Nunca', middle: 'A veces', last: 'A menudo' },
      both: {
        first: 'No bebéis alcohol.',
        middle: 'Tomáis algo a veces.',
        last: 'Os gusta beber.',
      },
      differ: 'No coincidís en lo del alcohol.',
    },
    animals: {
      ask: '¿Qué te parecen las mascotas?',
      options: {
        first: 'Cuantas más, mejor',
        middle: 'Una o dos están bien',
        last: 'Mejor ninguna',
      },
      both: {
        first: 'Os encanta una casa llena de mascotas.',
        middle: 'Os gustaría tener una o dos mascotas.',
        last: 'Preferís no tener mascotas.',
      },
      differ: 'No coincidís en lo de las mascotas.',
    },
    closeness: {
      ask: '¿Cuánta cercanía necesitas?',
      options: {
        first: 'Toda la posible',
        middle: 'Un buen equilibrio',
        last: 'Mucho espacio para mí',
      },
      both: {
        first: 'Os gusta mucha cercanía.',
        middle: 'Buscáis un equilibrio entre cercanía y espacio.',
        last: 'Necesitáis vuestro espacio.',
      },
      differ: 'No necesitáis la misma cercanía.',
    },
  },
} satisfies Translation<typeof en>;
