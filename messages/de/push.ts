import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match: '{count, plural, one {Du hast ein neues Match} other {Du hast # neue Matches}}',
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
