import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipe-Spiel',
  heading: 'Wenige Likes, gut vergeben',
  lead: 'Jeden Tag ein kleiner Stapel, damit jedes Like etwas bedeutet.',
  left: 'Heute noch {left} von {count} Likes',
  fresh: 'Um Mitternacht gibt es neue. Weitergehen kannst du immer.',
  stack: 'Personen zum Liken oder Weitergehen',
  like: 'Liken',
  pass: 'Weiter',
  undo: 'Letztes „Weiter“ zurücknehmen',
  open: 'Profil öffnen',
  keys: 'Lieber mit Tasten?',
  loading: 'Suche weitere Personen …',
  close: 'Schließen',
  said: {
    liked: 'Du hast {name} geliket.',
    passed: 'Du bist bei {name} weitergegangen.',
    back: '{name} ist wieder da.',
    next: 'Als Nächstes: {name}, {age}, {place}.',
  },
  offline: 'Du bist offline. {name} wartet hier, bis du zurück bist.',
  failed: 'Das ist nicht angekommen, deshalb ist {name} wieder da.',
  limit: {
    title: 'Das waren deine Likes für heute',
    midnight: 'Um Mitternacht gibt es neue, {away}.',
    at: 'Um {time} gibt es neue, {away}.',
    tomorrow: 'Morgen gibt es neue.',
    text: 'Bis dahin kannst du hier weitergehen und Likes in den Profilen vergeben.',
    search: 'Mitglieder suchen',
    likes: 'Deine Likes',
  },
  lost: { title: 'Die nächsten Personen konnten nicht geladen werden', retry: 'Erneut versuchen' },
  empty: {
    title: 'Das waren erst einmal alle',
    text: 'Du hast alle gesehen, die passen. Wähle in deinem Profil eine größere Entfernung oder schau dich in der Suche um.',
    widen: 'Größere Entfernung wählen',
  },
} satisfies Translation<typeof en>;
