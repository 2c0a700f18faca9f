import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Buscador de afinidad',
  lead: 'Responde a lo que te importa, al menos cinco preguntas. Tus respuestas son privadas, salvo cuando otra persona ha respondido lo mismo que tú: eso lo veis los dos. En lo que no coincidís, los demás solo ven que es así, nunca lo que has respondido.',
  step: 'Pregunta {number} de {count}',
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  remove: 'Quitar la respuesta',
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
    failed: 'No se han podido guardar tus respuestas.',
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
      '{count, plural, one {Responde a # pregunta más para ver quién encaja contigo.} many {Responde a # preguntas más para ver quién encaja contigo.} other {Responde a # preguntas más para ver quién encaja contigo.}}',
    more: 'Ver más',
    start: 'Volver a las mejores afinidades',
    failed: 'No se han podido cargar más afinidades.',
    retry: 'Intentar de nuevo',
    empty: {
      title: 'Todavía no hay con quién comparar',
      text: 'Nadie que busque a alguien como tú ha respondido aún a estas preguntas. Amplía la distancia o responde a alguna más.',
      widen: 'Ampliar la distancia',
      search: 'Buscar miembros',
    },
  },
  questions: {
    relationship: {
      ask: '¿Qué buscas?',
      options: { first: 'Algo duradero', middle: 'Ver adónde lleva', last: 'Algo ligero' },
      both: {
        first: 'Buscáis algo duradero.',
        middle: 'Queréis ver adónde lleva.',
        last: 'Buscáis algo ligero.',
      },
      differ: 'Buscáis relaciones distintas.',
    },
    children: {
      ask: '¿Quieres hijos en tu vida?',
      options: { first: 'Sí', middle: 'No lo sé aún', last: 'No' },
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
      ask: '¿Qué lugar tiene la fe en tu vida?',
      options: { first: 'Es central', middle: 'Tiene su lugar', last: 'No tiene lugar' },
      both: {
        first: 'La fe es central en vuestras vidas.',
        middle: 'La fe tiene su lugar en vuestras vidas.',
        last: 'La fe no tiene lugar en vuestras vidas.',
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
      differ: 'Tratáis el dinero de forma distinta.',
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
      ask: '¿Cómo es un buen fin de semana?',
      options: { first: 'Salir por ahí', middle: 'Un poco de todo', last: 'Tranquilidad en casa' },
      both: {
        first: 'Os gusta salir los fines de semana.',
        middle: 'Os gustan los fines de semana con un poco de todo.',
        last: 'Os gustan los fines de semana en casa.',
      },
      differ: 'Os gustan fines de semana distintos.',
    },
    rhythm: {
      ask: '¿Cuándo tienes más energía?',
      options: { first: 'Por la mañana temprano', middle: 'Depende', last: 'Por la noche' },
      both: {
        first: 'Tenéis más energía por la mañana.',
        middle: 'Os adaptáis a cualquier hora.',
        last: 'Tenéis más energía por la noche.',
      },
      differ: 'Lleváis ritmos distintos.',
    },
    smoking: {
      ask: '¿Fumas?',
      options: { first: 'Nunca', middle: 'A veces', last: 'A menudo' },
      both: {
        first: 'Ninguno de los dos fuma.',
        middle: 'Fumáis a veces.',
        last: 'Fumáis a menudo.',
      },
      differ: 'No coincidís en lo de fumar.',
    },
    alcohol: {
      ask: '¿Bebes alcohol?',
      options: { first: 'Nunca', middle: 'A veces', last: 'A menudo' },
      both: {
        first: 'Ninguno de los dos bebe alcohol.',
        middle: 'Bebéis algo a veces.',
        last: 'Os gusta beber.',
      },
      differ: 'No coincidís en lo del alcohol.',
    },
    animals: {
      ask: '¿Qué te parecen los animales en casa?',
      options: {
        first: 'Cuantos más, mejor',
        middle: 'Uno o dos está bien',
        last: 'Mejor ninguno',
      },
      both: {
        first: 'Os encanta una casa llena de animales.',
        middle: 'Os gusta tener uno o dos animales en casa.',
        last: 'Preferís una casa sin animales.',
      },
      differ: 'No coincidís en lo de tener animales en casa.',
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
        middle: 'Buscáis un equilibrio entre cercanía y libertad.',
        last: 'Necesitáis espacio propio.',
      },
      differ: 'No necesitáis la misma cercanía.',
    },
  },
} satisfies Translation<typeof en>;
