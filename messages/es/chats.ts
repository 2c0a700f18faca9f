import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Mensajes',
  list: 'Tus chats',
  you: 'Tú: {text}',
  photo: {
    theirs: 'Te ha enviado una foto',
    mine: 'Has enviado una foto',
  },
  gift: {
    theirs: 'Te ha enviado un regalo',
    mine: 'Has enviado un regalo',
  },
  takenBack: {
    theirs: 'Ha eliminado un mensaje',
    mine: 'Has eliminado un mensaje',
  },
  nothing: 'Sin mensajes',
  typing: 'está escribiendo…',
  draft: 'Borrador',
  online: 'En línea',
  muted: 'Silenciado',
  yesterday: 'Ayer',
  unread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
  state: {
    unconfirmed: 'Aún no ha confirmado su correo electrónico',
    disabled: 'Este perfil no está activo',
    deleted: 'Esta cuenta se ha eliminado',
    blocked_by: '{name} te ha bloqueado',
    you_blocked: 'Has bloqueado a {name}',
  },
  menu: {
    label: 'Opciones del chat con {name}',
    profile: 'Ver perfil',
    mute: 'Silenciar',
    unmute: 'Dejar de silenciar',
    delete: 'Eliminar chat',
    deleted: 'El chat con {name} se ha eliminado.',
  },
  search: {
    label: 'Buscar en tus chats',
    clear: 'Borrar la búsqueda',
    people: 'Personas',
    messages: 'Mensajes',
    found: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
    none: 'No hay resultados para «{words}»',
    noneText: 'Prueba con un nombre o con otras palabras de vuestros mensajes.',
    loading: 'Buscando…',
    failed: 'La búsqueda no ha funcionado',
  },
  empty: {
    title: 'Aún no hay mensajes',
    text: 'Encuentra a alguien a quien te gustaría conocer y salúdale. Tus chats aparecerán aquí.',
    action: 'Echar un vistazo',
  },
  choose: {
    title: 'Sigue donde lo dejaste',
    text: 'Elige un chat para seguir hablando.',
  },
  absent: {
    title: 'Ahora mismo no puedes escribir a este miembro',
    text: 'Su perfil no está activo. Puede que aún no haya confirmado su correo o que se haya ido.',
  },
  gone: {
    title: 'Este chat ya no está disponible',
    text: 'Se ha eliminado o no tienes acceso a él.',
    back: 'Todos los mensajes',
  },
  failed: {
    title: 'No hemos podido cargar tus chats',
    chat: 'No hemos podido cargar este chat',
    more: 'No hemos podido cargar más chats.',
    text: 'Suele arreglarse en un momento.',
    retry: 'Intentar de nuevo',
  },
  loading: 'Cargando tus chats…',
} satisfies Translation<typeof en>;
