import type en from '../en/unsubscribe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Correos de {site}',
  lead: 'Recibes correos del tipo «{type}». Si no los quieres, desactívalos aquí.',
  submit: 'Desactivar estos correos',
  off: '«{type}» ya no está activo. No recibirás más correos de este tipo.',
  on: '«{type}» vuelve a estar activo.',
  allOff: 'Todos estos correos están desactivados.',
  allOn: 'Todos los correos vuelven a estar activos.',
  kept: 'Los correos sobre tu cuenta, como los recibos y los enlaces que pides, siguen llegando.',
  again: 'Volver a activar',
  others: 'Todos los correos',
  turnOff: 'Desactivar',
  everything: 'Desactivar todos',
  everythingOn: 'Volver a activar todos',
  types: {
    new_conversations: 'Conversaciones nuevas',
    new_messages: 'Mensajes nuevos',
    like: '«Me gusta» y matches',
    unread_message_reminders: 'Mensajes sin leer',
    promotions: 'Ofertas',
    weekly_updates: 'Tu semana',
    news: 'Novedades',
    reminders: 'Recordatorios',
  },
  dead: {
    title: 'Este enlace no funciona',
    text: 'Quizá se cortó en el correo. Inicia sesión para elegir qué correos recibes.',
    action: 'Elegir mis correos',
  },
} satisfies Translation<typeof en>;
