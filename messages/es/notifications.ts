import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

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
  kinds: {
    conversation: {
      named: '<b>{name}</b> ha iniciado una conversación contigo',
      unnamed: 'Tienes una conversación nueva',
    },
    message: {
      named:
        '<b>{name}</b> te ha enviado {count, plural, one {un mensaje nuevo} many {# mensajes nuevos} other {# mensajes nuevos}}',
      unnamed:
        '{count, plural, one {Tienes un mensaje nuevo} many {Tienes # mensajes nuevos} other {Tienes # mensajes nuevos}}',
    },
    like: {
      named: 'A <b>{name}</b> le gustas',
      unnamed: 'A alguien le gustas',
    },
    match: {
      named: 'Tienes un match con <b>{name}</b>',
      unnamed: 'Tienes un match nuevo',
    },
    visit: {
      named: '<b>{name}</b> ha visitado tu perfil',
      unnamed: 'Alguien ha visitado tu perfil',
    },
    payment: {
      completed: 'Tu pago de <b>{price}</b> se ha completado',
      failed: 'No se ha podido hacer tu pago de <b>{price}</b>',
      refunded: 'Tu reembolso de <b>{price}</b> está en camino',
      returned: 'Tu banco ha devuelto el pago de <b>{price}</b>',
      restored: 'Al final, tu pago de <b>{price}</b> se ha completado',
      other: 'Hay novedades sobre un pago',
    },
    photo: {
      approved: 'Hemos aprobado tu foto',
      rejected: 'Tu foto no se ha aceptado: {reason}',
    },
    selfie: {
      approved: 'Tus fotos están verificadas',
      rejected: 'Tu selfi no se ha aceptado: {reason}',
    },
    message_photo: {
      approved: 'Hemos aprobado tu foto de un chat',
      rejected: 'Tu foto de un chat no se ha aceptado: {reason}',
    },
    moderation: 'Hay novedades sobre algo que nuestros moderadores han revisado para ti',
    promotion: 'Tenemos una oferta para ti',
    news: 'Hay algo nuevo por aquí',
  },
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
    types: {
      new_conversations: {
        name: 'Conversaciones nuevas',
        text: 'Alguien te escribe por primera vez.',
      },
      new_messages: {
        name: 'Mensajes nuevos',
        text: 'Te escribe alguien con quien ya chateas.',
      },
      like: {
        name: '«Me gusta» y matches',
        text: 'Le gustas a alguien o tienes un match.',
      },
      unread_message_reminders: {
        name: 'Mensajes sin leer',
        text: 'Un recordatorio pasado un día o más, hasta {count, plural, one {una vez} other {# veces}}.',
      },
      promotions: {
        name: 'Ofertas',
        text: 'Descuentos en créditos, de vez en cuando.',
      },
      weekly_updates: {
        name: 'Tu semana',
        text: 'Personas que podrían encajar contigo, una vez a la semana.',
      },
      news: {
        name: 'Novedades',
        text: 'Qué hay de nuevo en {site}.',
      },
      reminders: {
        name: 'Recordatorios',
        text: 'Consejos para completar tu perfil o un empujoncito para volver.',
      },
    },
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
