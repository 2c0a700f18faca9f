import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Nimm dir einen Platz an der Wand',
  pause: 'Anhalten',
  play: 'Abspielen',
  wall: {
    title: 'So viele Gesichter. <em>Eins bleibt bei dir.</em>',
    text: 'Du schaust, gehst weiter und kommst zum selben zurück. Auf {site} kannst du fragen, wie der Tag war.',
    call: 'Komm schauen',
    one: 'der mit dem Hund',
    two: 'vor sechs wach',
    three: 'du?',
  },
  table: {
    title: 'Bilder auf dem Tisch. <em>Frag nach der Geschichte.</em>',
    text: 'Jede beginnt mit „das war der Tag, als“. Den Rest hörst du auf {site}; die erste Nachricht ist gratis.',
    call: 'Frag nach',
    one: 'das erste Brot',
    two: 'Zug verpasst',
    three: 'endlich Schnee',
  },
  windows: {
    title: 'Kleine Fenster, <em>weiter Blick.</em>',
    text: 'Hinter jedem tut jemand etwas, das du nie erraten hättest. Auf {site} winkst du hinüber.',
    call: 'Wink mal',
    one: 'ahoi',
    two: 'hallo?',
    three: 'du',
  },
} satisfies Translation<typeof en>;
