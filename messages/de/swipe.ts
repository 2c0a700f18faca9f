import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipe-Spiel',
  heading: 'Wenige Likes, gut vergeben',
  lead: 'Nur ein paar Likes am Tag, damit jedes etwas bedeutet.',
  left: 'Heute noch {left} von {count} Likes',
  fresh: 'Um Mitternacht gibt es neue Likes. Weitergehen kannst du immer.',
  stack: 'Menschen zum Liken oder Weitergehen',
  like: 'Liken',
  pass: 'Weiter',
  undo: 'Letztes „Weiter“ rückgängig machen',
  open: 'Profil öffnen',
  keys: 'Tastenkürzel',
  loading: 'Weitere Menschen werden gesucht …',
  close: 'Schließen',
  said: {
    liked: 'Du hast {name} gelikt.',
    passed: 'Du bist bei {name} weitergegangen.',
    back: '{name} ist wieder da.',
    next: 'Als Nächstes: {name}, {age}, {place}.',
  },
  offline:
    'Du bist offline. Sobald du wieder online bist, kannst du {name} liken oder weitergehen.',
  failed: 'Das hat nicht geklappt. Versuch es bei {name} noch einmal.',
  limit: {
    title: 'Das waren deine Likes für heute',
    midnight: 'Um Mitternacht gibt es neue Likes, {away}.',
    at: 'Um {time} gibt es neue Likes, {away}.',
    tomorrow: 'Morgen gibt es neue Likes.',
    text: 'Bis dahin kannst du hier weitergehen und in den Profilen Likes vergeben.',
    search: 'Mitglieder suchen',
    likes: 'Deine Likes',
  },
  lost: { title: 'Wir konnten keine weiteren Menschen laden', retry: 'Noch einmal versuchen' },
  empty: {
    title: 'Das waren erst einmal alle',
    text: 'Du hast alle gesehen, die zu deiner Suche passen. Wähle in deinem Profil eine größere Entfernung oder probier die Suche.',
    widen: 'Größere Entfernung wählen',
  },
} satisfies Translation<typeof en>;
