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
    theirs: 'Ha retirado un mensaje',
    mine: 'Has retirado un mensaje',
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
    label: 'Más sobre el chat con {name}',
    profile: 'Ver el perfil',
    mute: 'Silenciar',
    unmute: 'Dejar de silenciar',
    delete: 'Eliminar el chat',
    deleted: 'El chat con {name} se ha eliminado.',
  },
  search: {
    label: 'Buscar en tus chats',
    clear: 'Terminar la búsqueda',
    people: 'Personas',
    messages: 'Mensajes',
    found: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
    none: 'No hay resultados para «{words}»',
    noneText: 'Prueba con un nombre o con otras palabras que hayáis escrito.',
    loading: 'Buscando…',
    failed: 'La búsqueda no ha funcionado',
  },
  empty: {
    title: 'Aún no hay mensajes',
    text: 'Encuentra a alguien a quien te gustaría conocer y salúdale. Lo que os escribáis lo tendrás aquí.',
    action: 'Echar un vistazo',
  },
  choose: {
    title: 'Sigue donde lo dejaste',
    text: 'Elige un chat a la izquierda para seguir leyendo y responder.',
  },
  absent: {
    title: 'Ahora mismo nadie puede escribir a esta persona',
    text: 'El perfil no está disponible: quizá aún no ha confirmado su correo electrónico o ya no está aquí.',
  },
  gone: {
    title: 'Este chat ya no está aquí',
    text: 'Se ha eliminado o nunca fue tuyo.',
    back: 'Todos los mensajes',
  },
  failed: {
    title: 'No se han podido cargar tus chats',
    chat: 'No se ha podido cargar este chat',
    more: 'No se han podido cargar más chats.',
    text: 'Suele pasar enseguida.',
    retry: 'Volver a intentarlo',
  },
  loading: 'Cargando tus chats…',
} satisfies Translation<typeof en>;
