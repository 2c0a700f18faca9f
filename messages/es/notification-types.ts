import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Conversaciones nuevas',
    new_messages: 'Mensajes nuevos',
    like: '«Me gusta» y matches',
    unread_message_reminders: 'Mensajes sin leer',
    promotions: 'Ofertas',
    weekly_updates: 'Tu semana',
    news: 'Novedades',
    reminders: 'Recordatorios',
  },
  descriptions: {
    new_conversations: 'Alguien te escribe por primera vez.',
    new_messages: 'Te escribe alguien con quien ya chateas.',
    like: 'Le gustas a alguien o tienes un match.',
    unread_message_reminders:
      'Un recordatorio pasado un día o más, hasta {count, plural, one {una vez} other {# veces}}.',
    promotions: 'Descuentos en créditos, de vez en cuando.',
    weekly_updates: 'Personas que podrían encajar contigo, una vez a la semana.',
    news: 'Qué hay de nuevo en {site}.',
    reminders: 'Consejos para completar tu perfil o un empujoncito para volver.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Alguien nuevo te ha escrito} other {# personas nuevas te han escrito}}',
    new_messages: '{count, plural, one {Tienes un mensaje nuevo} other {Tienes # mensajes nuevos}}',
    like: '{count, plural, one {Le gustas a alguien} other {Les gustas a # personas}}',
    unread_message_reminders:
      '{count, plural, one {Tienes un mensaje sin leer} other {Tienes # mensajes sin leer}}',
    promotions: 'Una oferta para ti en {site}',
    weekly_updates: 'Gente nueva cerca de ti esta semana',
    news: 'Novedades de {site}',
    reminders: 'Un recordatorio de {site}',
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
  kindNames: {
    conversation: 'Conversación nueva',
    message: 'Mensajes',
    like: 'Me gusta',
    match: 'Match',
    visit: 'Visita',
    payment: 'Pago',
    moderation: 'Decisión de moderación',
    promotion: 'Oferta',
    news: 'Novedad',
  },
} satisfies Translation<typeof en>;
