import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Jemand Neues hat dir geschrieben} other {# neue Leute haben dir geschrieben}}',
  new_messages:
    '{count, plural, one {Du hast eine neue Nachricht} other {Du hast # neue Nachrichten}}',
  like: '{count, plural, one {Jemand hat dir ein Like gegeben} other {# Leute haben dir ein Like gegeben}}',
  match: '{count, plural, one {Du hast ein neues Match} other {Du hast # neue Matches}}',
  unread_message_reminders:
    '{count, plural, one {Du hast eine ungelesene Nachricht} other {Du hast # ungelesene Nachrichten}}',
  promotions: 'Ein Angebot für dich auf {site}',
  weekly_updates: 'Diese Woche neu in deiner Nähe',
  news: 'Neues von {site}',
  reminders: 'Eine Erinnerung von {site}',
  open: 'Öffne {site} und sieh nach.',
  fictional: '{count, plural, one {Von einem fiktiven Profil.} other {Von fiktiven Profilen.}}',
  someFictional: 'Einige davon sind fiktive Profile.',
  fictionalName: '{name} (fiktives Profil)',
  photo: 'Hat dir ein Foto geschickt',
  gift: 'Hat dir ein Geschenk geschickt',
  offline: {
    title: 'Du bist offline',
    text: '{site} ist gerade nicht erreichbar. Deine Nachrichten sind sicher. Prüf deine Verbindung und versuch es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
} satisfies Translation<typeof en>;
