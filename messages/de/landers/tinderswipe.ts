import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Links, rechts <em>oder noch bleiben.</em>',
  text: 'Sechs Karten zum Warmwerden. Diese sechs sind gezeichnet. Die Menschen auf {site} nicht, und deine ersten Nachrichten sind kostenlos.',
  deck: 'Ein Stapel gezeichneter Menschen',
  keys: 'Zieh eine Karte oder nimm die Pfeiltasten: links heißt weiter, rechts heißt Like.',
  call: 'Echte Menschen kennenlernen',
  join: 'Spiel mit',
  like: 'Like',
  pass: 'Weiter',
  likeWho: 'Like: {who}',
  passWho: 'Weiter: {who}',
  cards: {
    sailor: {
      who: 'Am Hafen',
      says: 'Hat einen guten Pullover und kennt die Gezeiten.',
    },
    guest: {
      who: 'Beim Kaffee',
      says: 'Bestellt langsam und meint es so.',
    },
    cook: {
      who: 'Auf dem Markt',
      says: 'Wollte Zwiebeln, kam mit Pflaumen.',
    },
    climber: {
      who: 'Auf dem Berg',
      says: 'Sagt, es sei gleich um die Ecke.',
    },
    walker: {
      who: 'Mit Hund',
      says: 'Der Hund entscheidet. Der Hund mag dich.',
    },
    reader: {
      who: 'Mit Buch',
      says: 'Noch ein Kapitel, dann Essen.',
    },
  },
  end: {
    some: '<n></n> von {of} haben dir gefallen.',
    nobody: 'Also niemand. In Zeichnungen verliebt man sich schwer.',
    text: 'Sie sind gezeichnet. Auf {site} sind echte Menschen, und vielleicht gefällst du jemandem auch.',
    call: 'Reingehen und schauen',
    again: 'Neu austeilen',
  },
} satisfies Translation<typeof en>;
