import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Una persona nuova ti ha scritto} other {# persone nuove ti hanno scritto}}',
  new_messages: '{count, plural, one {Hai un nuovo messaggio} other {Hai # nuovi messaggi}}',
  like: '{count, plural, one {Piaci a qualcuno} other {Piaci a # persone}}',
  match: '{count, plural, one {Hai un nuovo match} other {Hai # nuovi match}}',
  unread_message_reminders:
    '{count, plural, one {Hai un messaggio non letto} other {Hai # messaggi non letti}}',
  promotions: 'Un’offerta per te su {site}',
  weekly_updates: 'Persone nuove vicino a te questa settimana',
  news: 'Novità da {site}',
  reminders: 'Un promemoria da {site}',
  open: 'Apri {site} per dare un’occhiata.',
  fictional: '{count, plural, one {Da un profilo fittizio.} other {Da profili fittizi.}}',
  someFictional: 'Alcuni sono profili fittizi.',
  fictionalName: '{name} (profilo fittizio)',
  photo: 'Ti ha inviato una foto',
  gift: 'Ti ha inviato un regalo',
  offline: {
    title: 'Sei offline',
    text: '{site} non è raggiungibile in questo momento. I tuoi messaggi sono al sicuro. Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
} satisfies Translation<typeof en>;
