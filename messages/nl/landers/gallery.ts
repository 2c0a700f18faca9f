import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Zie iedereen scherp',
  hall: 'De galerie',
  back: 'Terug',
  further: 'Verder',
  yours: {
    name: 'Jij',
    line: 'Lijst klaar, beeld volgt',
  },
  opening: {
    title: 'Kom dichterbij. <em>Het wordt scherper.</em>',
    text: 'Vanaf de deur is iedereen een vlek. Op {site} loop je naar iemand toe en zeg je iets; het eerste bericht is gratis.',
    call: 'Kijk van dichtbij',
  },
  evening: {
    title: 'Tot laat open, <em>voor wie opblijft.</em>',
    text: 'De laatste zaal is de stilste. Ontmoet op {site} iemand die ook blijft staan bij de kleine schilderijen.',
    call: 'Ga naar binnen',
  },
  sunday: {
    title: 'Trage zondag, <em>zaal na zaal.</em>',
    text: 'Geen audiotour, geen haast. Kijk tot één portret je vasthoudt en schrijf op {site} wat je ziet.',
    call: 'Begin te lopen',
  },
  works: {
    painter: {
      name: 'De schilder',
      line: 'Olieverf, koffie, een brief zonder antwoord',
    },
    thinker: {
      name: 'De denker',
      line: 'Inkt op bedenktijd',
    },
    dancer: {
      name: 'De danseres',
      line: 'Zijde, zaterdag, blote voeten',
    },
    singer: {
      name: 'De zanger',
      line: 'Neon, fluweel, één toegift',
    },
    guest: {
      name: 'De gast',
      line: 'Lamplicht en muntthee',
    },
    listener: {
      name: 'De luisteraar',
      line: 'Koptelefoon, laatste trein',
    },
    reader: {
      name: 'De lezer',
      line: 'Wol, papier, nog vier bladzijden',
    },
    gardener: {
      name: 'De tuinier',
      line: 'Klei en geduld',
    },
    host: {
      name: 'De gastheer',
      line: 'Vinyl, kant B',
    },
  },
} satisfies Translation<typeof en>;
