import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespel',
  heading: 'Weinig likes, goed besteed',
  lead: 'Elke dag een kleine stapel, zodat elke like iets betekent.',
  left: 'Vandaag nog {left} van {count} likes',
  fresh: 'Om middernacht komen er nieuwe. Overslaan kan altijd.',
  stack: 'Mensen om te liken of over te slaan',
  like: 'Liken',
  pass: 'Overslaan',
  undo: 'Laatste keer overslaan ongedaan maken',
  open: 'Profiel openen',
  keys: 'Liever met toetsen?',
  loading: 'Meer mensen zoeken…',
  close: 'Sluiten',
  said: {
    liked: 'Je hebt {name} geliket.',
    passed: 'Je hebt {name} overgeslagen.',
    back: '{name} is er weer.',
    next: 'Hierna: {name}, {age}, {place}.',
  },
  offline: 'Je bent offline. {name} wacht hier tot je terug bent.',
  failed: 'Dat is niet aangekomen, dus {name} is er weer.',
  limit: {
    title: 'Dat waren je likes voor vandaag',
    midnight: 'Om middernacht komen er nieuwe, {away}.',
    at: 'Om {time} komen er nieuwe, {away}.',
    tomorrow: 'Morgen komen er nieuwe.',
    text: 'Tot dan kun je hier verder overslaan en mensen liken op hun profiel.',
    search: 'Leden zoeken',
    likes: 'Jouw likes',
  },
  lost: { title: 'De volgende mensen konden niet worden geladen', retry: 'Opnieuw proberen' },
  empty: {
    title: 'Dat was iedereen voor nu',
    text: 'Je hebt iedereen gezien die past. Kies in je profiel een grotere afstand of kijk rond in de zoekresultaten.',
    widen: 'Grotere afstand kiezen',
  },
} satisfies Translation<typeof en>;
