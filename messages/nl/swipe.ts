import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespel',
  heading: 'Weinig likes, goed besteed',
  lead: 'Maar een paar likes per dag, zodat elke like iets betekent.',
  left: 'Vandaag nog {left} van {count} likes',
  fresh: 'Om middernacht krijg je nieuwe likes. Overslaan kan altijd.',
  stack: 'Mensen om te liken of over te slaan',
  like: 'Liken',
  pass: 'Overslaan',
  undo: 'Laatste keer overslaan ongedaan maken',
  open: 'Profiel openen',
  keys: 'Sneltoetsen',
  loading: 'Meer mensen zoeken…',
  close: 'Sluiten',
  said: {
    liked: 'Je hebt {name} geliket.',
    passed: 'Je hebt {name} overgeslagen.',
    back: '{name} is er weer.',
    next: 'Hierna: {name}, {age}, {place}.',
  },
  offline: 'Je bent offline. Zodra je weer online bent, kun je {name} liken of overslaan.',
  failed: 'Dat is niet gelukt. Probeer het bij {name} opnieuw.',
  limit: {
    title: 'Dat waren je likes voor vandaag',
    midnight: 'Om middernacht krijg je nieuwe likes, {away}.',
    at: 'Om {time} krijg je nieuwe likes, {away}.',
    tomorrow: 'Morgen krijg je nieuwe likes.',
    text: 'Tot die tijd kun je hier blijven overslaan en mensen op hun profiel liken.',
    search: 'Leden zoeken',
    likes: 'Jouw likes',
  },
  lost: { title: 'We konden niet meer mensen laden', retry: 'Opnieuw proberen' },
  empty: {
    title: 'Dat was iedereen voor nu',
    text: 'Je hebt iedereen gezien die past bij wat je zoekt. Kies in je profiel een grotere afstand of probeer de zoekfunctie.',
    widen: 'Grotere afstand kiezen',
  },
} satisfies Translation<typeof en>;
