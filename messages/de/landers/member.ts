import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '{name} schreiben',
  photo: 'Foto von {name}',
  interests: 'Interessen: {list}',
  fictional:
    '{label}: {site} betreibt dieses Profil. Du kannst chatten, aber ein Treffen ist nicht möglich.',
  words: 'Deine Nachricht an {name}',
  placeholder: 'Etwas, das nur du fragen würdest …',
  empty: 'Ein, zwei Sätze, damit {name} etwas zu antworten hat.',
  join: 'Von wem kommt das?',
  next: 'Als Nächstes: dein Name und deine E-Mail-Adresse. Sobald du sie bestätigt hast, bekommt {name} deine Nachricht.',
  submit: 'Weiter',
  letter: {
    title: 'Ein paar Zeilen an <em>{name}</em>',
    text: 'Porto sparst du dir: Die erste Nachricht ist gratis.',
    dear: 'Hallo {name},',
    call: 'Brief abschicken',
  },
  window: {
    title: 'Ein Tisch für zwei, <em>ein Stuhl ist frei</em>',
    text: 'Sag {name} etwas. Die erste Nachricht ist gratis.',
    call: 'Platz nehmen',
  },
  bench: {
    title: 'Auf der Bank <em>ist noch Platz</em>',
    text: 'Fang mit dem Wetter an oder mit der Wahrheit. Die erste Nachricht an {name} ist gratis.',
    call: 'Hinsetzen',
  },
  postcard: {
    title: 'Eine Karte an <em>{name}</em>',
    text: 'Die Rückseite ist noch leer. Die erste Nachricht ist gratis.',
    call: 'Karte umdrehen',
    back: 'Vorderseite ansehen',
  },
  menu: {
    title: 'Ein Tisch für zwei, mit <em>{name}</em>',
    text: 'Drei Gänge, eine Nachricht gratis.',
    call: 'Bestellen',
    back: 'Zurück zur Karte',
    starter: 'Ein Hallo aufs Haus',
    main: 'Eine ehrliche Frage',
    dessert: 'Etwas von dir',
  },
  gone: {
    title: 'Niemand <em>unter dieser Adresse</em>',
    text: 'Die Person, die du suchst, ist nicht mehr hier. Andere auf {site} lesen gern von dir, und die erste Nachricht ist gratis.',
    call: 'Andere kennenlernen',
    join: 'Fang mit zwei Fragen an',
  },
} satisfies Translation<typeof en>;
