import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Hai un nuovo match} other {Hai # nuovi match}}',
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
