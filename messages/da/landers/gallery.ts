import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Se alle skarpt',
  hall: 'Galleriet',
  back: 'Tilbage',
  further: 'Videre',
  yours: {
    name: 'Dig',
    line: 'Rammen er klar, billedet følger',
  },
  opening: {
    title: 'Kom tættere på. <em>Det bliver skarpere.</em>',
    text: 'Fra døren er alle en plet. På {site} går du hen til en af dem og siger noget; den første besked er gratis.',
    call: 'Se skarpt',
  },
  evening: {
    title: 'Længe åbent, <em>for dem, der er oppe.</em>',
    text: 'Den sidste sal er den mest stille. Mød en på {site}, som også standser ved de små billeder.',
    call: 'Gå ind',
  },
  sunday: {
    title: 'Langsom søndag, <em>sal efter sal.</em>',
    text: 'Ingen audioguide, ingen hast. Kig, til ét billede holder på dig, og skriv på {site}, hvad du ser.',
    call: 'Begynd at gå',
  },
  works: {
    painter: {
      name: 'Maleren',
      line: 'Olie, kaffe, et ubesvaret brev',
    },
    thinker: {
      name: 'Tænkeren',
      line: 'Blæk på anden tanke',
    },
    dancer: {
      name: 'Danseren',
      line: 'Silke, lørdag, bare fødder',
    },
    singer: {
      name: 'Sangeren',
      line: 'Neon, fløjl, ét ekstranummer',
    },
    guest: {
      name: 'Gæsten',
      line: 'Lampelys og myntete',
    },
    listener: {
      name: 'Lytteren',
      line: 'Høretelefoner, sidste tog',
    },
    reader: {
      name: 'Læseren',
      line: 'Uld, papir, fire sider igen',
    },
    gardener: {
      name: 'Gartneren',
      line: 'Ler og tålmodighed',
    },
    host: {
      name: 'Værten',
      line: 'Vinyl, side B',
    },
  },
} satisfies Translation<typeof en>;
