import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notificaciones',
    settings: 'Ajustes de las notificaciones',
    markAll: 'Marcar todas como vistas',
    markFailed: 'No se ha guardado. Inténtalo otra vez.',
    today: 'Hoy',
    earlier: 'Antes',
    yesterday: 'Ayer',
    new: 'nueva',
    loading: 'Cargando tus notificaciones',
    failed: 'No se han podido cargar tus notificaciones.',
    retry: 'Intentarlo otra vez',
    more: 'Mostrar más',
    moreFailed: 'No se han podido cargar más.',
    added:
      '{count, plural, one {# notificación más} many {# notificaciones más} other {# notificaciones más}}',
    arrived:
      '{count, plural, one {# notificación nueva} many {# notificaciones nuevas} other {# notificaciones nuevas}}',
    start: 'Volver a las más recientes',
    all: 'Ver todas las notificaciones',
    empty: {
      title: 'Todavía no ha pasado nada',
      text: 'Los «me gusta», los matches, los mensajes y las visitas aparecen aquí.',
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
      named: 'Es un match con <b>{name}</b>',
      unnamed: 'Tienes un match nuevo',
    },
    visit: {
      named: '<b>{name}</b> ha visto tu perfil',
      unnamed: 'Alguien ha visto tu perfil',
    },
    payment: {
      completed: 'Tu pago de <b>{price}</b> se ha completado',
      failed: 'Tu pago de <b>{price}</b> no se ha podido hacer',
      refunded: 'Tu reembolso de <b>{price}</b> está en camino',
      returned: 'Tu banco ha devuelto el pago de <b>{price}</b>',
      restored: 'Al final, tu banco ha aceptado el pago de <b>{price}</b>',
      other: 'Hay novedades sobre un pago',
    },
    photo: {
      approved: 'Tu foto se ha aprobado',
      rejected: 'Tu foto no se ha aceptado: {reason}',
    },
    selfie: {
      approved: 'Tus fotos están verificadas',
      rejected: 'Tu selfi no se ha aceptado: {reason}',
    },
    message_photo: {
      approved: 'Tu foto en un chat se ha aprobado',
      rejected: 'Tu foto en un chat no se ha aceptado: {reason}',
    },
    moderation: 'Hay novedades sobre algo que hemos revisado para ti',
    promotion: 'Hay una oferta para ti',
    news: 'Hay algo nuevo por aquí',
  },
  choices: {
    title: 'Notificaciones',
    text: 'De qué quieres enterarte cuando no estás, y cómo. Cada cambio se guarda al momento.',
    saved: 'Guardado.',
    failed: 'No se ha guardado. {reason}',
    what: 'De qué te enteras',
    push: 'Push',
    email: 'Correo',
    toggle: '{type}: {channel}',
    noPush:
      'Ninguno de tus navegadores muestra aún mensajes push, así que estos interruptores descansan.',
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
        text: 'Le gustas a alguien, o es mutuo.',
      },
      unread_message_reminders: {
        name: 'Mensajes sin leer',
        text: 'Un recordatorio después de un día o más, tres como mucho.',
      },
      promotions: {
        name: 'Ofertas',
        text: 'Descuentos en créditos, de vez en cuando.',
      },
      weekly_updates: {
        name: 'Tu semana',
        text: 'Personas nuevas o activas que podrían gustarte, una vez a la semana.',
      },
      news: {
        name: 'Novedades',
        text: 'Qué hay de nuevo en {site}.',
      },
      reminders: {
        name: 'Recordatorios',
        text: 'Lo que aún falta en tu perfil o te espera.',
      },
    },
    quiet: {
      title: 'Horas de silencio',
      text: 'En estas horas no se envía ningún mensaje push. Espera a que terminen.',
      from: 'Desde',
      to: 'Hasta',
      save: 'Guardar las horas',
      zone: 'En tu zona horaria ({zone}).',
    },
    texts: {
      title: 'Mostrar nombres y textos en los mensajes push',
      text: 'Quien vea tu pantalla podrá leer quién te escribe y qué. Si no, solo decimos que hay algo nuevo.',
    },
    stops: {
      bounce:
        'Los correos a {email} volvieron el {date}. No enviamos ninguno más hasta que tú lo digas.',
      spam_report:
        'Un correo a {email} se marcó como spam el {date}. No enviamos ninguno más hasta que tú lo digas.',
      list_unsubscribe:
        'El {date} cancelaste nuestros correos desde tu programa de correo. No enviamos más de esos hasta que tú lo digas.',
      resume: 'Volver a activar',
      address: 'Cambiar la dirección',
    },
  },
} as const satisfies Translation<typeof en>;
