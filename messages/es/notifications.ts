import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Notificaciones',
    settings: 'Ajustes de las notificaciones',
    markAll: 'Marcar todas como vistas',
    markFailed: 'No se ha guardado. Inténtalo de nuevo.',
    today: 'Hoy',
    earlier: 'Antes',
    yesterday: 'Ayer',
    new: 'nueva',
    loading: 'Cargando tus notificaciones…',
    failed: 'No hemos podido cargar tus notificaciones.',
    retry: 'Intentar de nuevo',
    more: 'Ver más',
    moreFailed: 'No hemos podido cargar más.',
    added:
      '{count, plural, one {# notificación más} many {# notificaciones más} other {# notificaciones más}}',
    arrived:
      '{count, plural, one {# notificación nueva} many {# notificaciones nuevas} other {# notificaciones nuevas}}',
    start: 'Volver a las más recientes',
    all: 'Ver todas las notificaciones',
    empty: {
      title: 'Aquí todavía no hay nada',
      text: 'Aquí aparecerán tus «me gusta», matches, mensajes y visitas.',
      action: 'Echar un vistazo',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Notificaciones',
    text: 'Elige de qué quieres que te avisemos y cómo. Los cambios se guardan automáticamente.',
    saved: 'Guardado.',
    failed: 'No se ha guardado. {reason}',
    what: 'Avisarme de',
    push: 'Push',
    email: 'Correo',
    toggle: '{type}: {channel}',
    noPush: 'Activa las notificaciones push en un navegador para usar estos interruptores.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Horas de silencio',
      text: 'Sin notificaciones push durante estas horas. Las recibirás después.',
      from: 'Desde',
      to: 'Hasta',
      save: 'Guardar horas',
      zone: 'En tu zona horaria ({zone}).',
    },
    texts: {
      title: 'Nombres y mensajes en las notificaciones push',
      text: 'Quien vea tu pantalla podrá leer quién te escribe y qué. Si está desactivado, solo decimos que hay algo nuevo.',
    },
    stops: {
      bounce:
        'Los correos a {email} rebotaron el {date}. No enviaremos más hasta que vuelvas a activarlos.',
      spam_report:
        'Un correo a {email} se marcó como spam el {date}. No enviaremos más hasta que vuelvas a activarlos.',
      list_unsubscribe:
        'El {date} te diste de baja de nuestros correos desde tu aplicación de correo. No los enviaremos hasta que vuelvas a activarlos.',
      resume: 'Volver a activar',
      address: 'Cambiar correo',
    },
  },
} as const satisfies Translation<typeof en>;
