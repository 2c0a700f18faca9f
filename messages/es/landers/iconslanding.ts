import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: '¿Qué te gusta?',
  wants: {
    none: 'Elige tres y mira en qué quedan.',
    one: 'Una. Dos más.',
    two: 'Dos. ¿Y la última?',
  },
  along: 'Las añadiremos a tu perfil.',
  weekend: {
    title: 'Es sábado. <em>¿Qué haces?</em>',
    text: 'Aquí nadie te pregunta en qué trabajas. Elige lo que te gusta y encuentra en {site} a alguien a quien también le guste.',
    call: 'Pasarlo con alguien',
    join: 'Tu fin de semana, para dos',
    with: 'Un fin de semana con alguien que…',
    slow: '…alarga la mañana hasta el mediodía.',
    out: '…vuelve con barro en los zapatos.',
    shared: '…siempre pone un plato de más.',
  },
  home: {
    title: 'Quedarse en casa <em>también es un plan.</em>',
    text: 'Las mejores noches no necesitan entradas. Elige de qué están hechas las tuyas y encuentra en {site} con quién compartir el sofá.',
    call: 'Hacer sitio en el sofá',
    join: 'Una casa con dos llaves',
    with: 'Una noche con alguien que…',
    slow: '…sabe estar en silencio a tu lado.',
    out: '…lleva pintura, tierra o pelos en las mangas.',
    shared: '…pone agua a calentar sin que se lo pidas.',
  },
  journey: {
    title: '¿Ventanilla <em>o el camino largo?</em>',
    text: 'A la gente se la conoce por el camino. Elige qué va en tu bolsa y encuentra compañía en {site}.',
    call: 'Encontrar compañía de viaje',
    join: 'Dos billetes, por favor',
    with: 'Un viaje con alguien que…',
    slow: '…se para donde es bonito.',
    out: '…mira el mapa y no le hace caso.',
    shared: '…pide lo que nadie en la mesa sabe pronunciar.',
  },
} satisfies Translation<typeof en>;
