import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Alguien nuevo te ha escrito} other {# personas nuevas te han escrito}}',
  new_messages: '{count, plural, one {Tienes un mensaje nuevo} other {Tienes # mensajes nuevos}}',
  like: '{count, plural, one {Le gustas a alguien} other {Les gustas a # personas}}',
  match: '{count, plural, one {Tienes un match nuevo} other {Tienes # matches nuevos}}',
  unread_message_reminders:
    '{count, plural, one {Tienes un mensaje sin leer} other {Tienes # mensajes sin leer}}',
  promotions: 'Una oferta para ti en {site}',
  weekly_updates: 'Gente nueva cerca de ti esta semana',
  news: 'Novedades de {site}',
  reminders: 'Un recordatorio de {site}',
  open: 'Abre {site} para echar un vistazo.',
  fictional: '{count, plural, one {De un perfil ficticio.} other {De perfiles ficticios.}}',
  someFictional: 'Algunos son perfiles ficticios.',
  fictionalName: '{name} (perfil ficticio)',
  photo: 'Te ha enviado una foto',
  gift: 'Te ha enviado un regalo',
  offline: {
    title: 'No tienes conexión',
    text: 'Ahora mismo no podemos conectar con {site}. Tus mensajes están a salvo. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
} satisfies Translation<typeof en>;
