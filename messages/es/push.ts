import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Alguien nuevo te ha escrito} other {# personas nuevas te han escrito}}',
  new_messages: '{count, plural, one {Tienes un mensaje nuevo} other {Tienes # mensajes nuevos}}',
  like: '{count, plural, one {Le gustas a alguien} other {Les gustas a # personas}}',
  match: '{count, plural, one {Tienes un match} other {Tienes # matches}}',
  unread_message_reminders:
    '{count, plural, one {Un mensaje te espera} other {# mensajes te esperan}}',
  promotions: 'Una oferta para ti en {site}',
  weekly_updates: 'Gente nueva cerca de ti esta semana',
  news: 'Novedades de {site}',
  reminders: 'Un recordatorio de {site}',
  open: 'Abre {site} para verlo.',
  fictional: '{count, plural, one {De un perfil ficticio.} other {De perfiles ficticios.}}',
  someFictional: 'Algunos son perfiles ficticios.',
  fictionalName: '{name} (perfil ficticio)',
  photo: 'Una foto para ti',
  gift: 'Un regalo para ti',
  offline: {
    title: 'No tienes conexión',
    text: 'Ahora mismo no se puede acceder a {site}. Tus mensajes están a salvo. Comprueba la conexión y vuelve a intentarlo.',
    retry: 'Volver a intentarlo',
  },
} satisfies Translation<typeof en>;
