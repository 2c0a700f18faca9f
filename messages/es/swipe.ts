import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Juego de deslizar',
  heading: 'Pocos «me gusta», bien dados',
  lead: 'Solo unos pocos «me gusta» al día, para que cada uno signifique algo.',
  left: 'Hoy te quedan {left} de {count} «me gusta»',
  fresh: 'Nuevos «me gusta» a medianoche. Pasar siempre es gratis.',
  stack: 'Personas a las que dar «me gusta» o pasar',
  like: 'Me gusta',
  pass: 'Pasar',
  undo: 'Volver a la persona anterior',
  open: 'Abrir el perfil',
  keys: 'Atajos de teclado',
  loading: 'Buscando a más personas…',
  close: 'Cerrar',
  said: {
    liked: 'Te gusta {name}.',
    passed: 'Has pasado: {name}.',
    back: '{name} está aquí otra vez.',
    next: 'A continuación: {name}, {age}, {place}.',
  },
  offline: 'No tienes conexión. Podrás dar «me gusta» a {name} o pasar cuando la recuperes.',
  failed: 'No se ha enviado. Vuelve a intentarlo con {name}.',
  limit: {
    title: 'Por hoy se te han acabado los «me gusta»',
    midnight: 'Nuevos «me gusta» a medianoche, {away}.',
    at: 'Nuevos «me gusta» a las {time}, {away}.',
    tomorrow: 'Mañana tendrás nuevos «me gusta».',
    text: 'Hasta entonces puedes seguir pasando, y dar «me gusta» desde los perfiles.',
    search: 'Buscar miembros',
    likes: 'Tus «me gusta»',
  },
  lost: { title: 'No hemos podido cargar a más personas', retry: 'Intentar de nuevo' },
  empty: {
    title: 'Por ahora, esto es todo',
    text: 'Ya has visto a todas las personas que encajan con lo que buscas. Amplía la distancia en tu perfil o prueba con la búsqueda.',
    widen: 'Ampliar la distancia',
  },
} satisfies Translation<typeof en>;
