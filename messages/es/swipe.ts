import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Juego de deslizar',
  heading: 'Pocos «me gusta», bien dados',
  lead: 'Un pequeño mazo cada día, para que cada «me gusta» cuente.',
  left: 'Hoy te quedan {left} de {count} «me gusta»',
  fresh: 'A medianoche hay más. Pasar siempre es gratis.',
  stack: 'Personas a las que dar «me gusta» o pasar',
  like: 'Me gusta',
  pass: 'Pasar',
  undo: 'Deshacer el último «pasar»',
  open: 'Abrir el perfil',
  keys: '¿Prefieres el teclado?',
  loading: 'Buscando a más personas…',
  close: 'Cerrar',
  said: {
    liked: 'Te gusta {name}.',
    passed: 'Has pasado de {name}.',
    back: '{name} está aquí otra vez.',
    next: 'A continuación: {name}, {age}, {place}.',
  },
  offline: 'No tienes conexión. {name} te espera aquí hasta que vuelvas.',
  failed: 'No se ha podido enviar, así que {name} está aquí otra vez.',
  limit: {
    title: 'Esos eran tus «me gusta» de hoy',
    midnight: 'A medianoche hay más, {away}.',
    at: 'A las {time} hay más, {away}.',
    tomorrow: 'Mañana hay más.',
    text: 'Hasta entonces puedes seguir pasando y dar «me gusta» en los perfiles.',
    search: 'Buscar miembros',
    likes: 'Tus «me gusta»',
  },
  lost: { title: 'No se ha podido cargar a las siguientes personas', retry: 'Intentar de nuevo' },
  empty: {
    title: 'Por ahora no hay nadie más',
    text: 'Has visto a todas las personas que encajan. Amplía la distancia en tu perfil o echa un vistazo a la búsqueda.',
    widen: 'Ampliar la distancia',
  },
} satisfies Translation<typeof en>;
