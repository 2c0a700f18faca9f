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
    text: 'Fra døren er alle slørede. På {site} kan du gå helt hen og sige noget. Den første besked er gratis.',
    call: 'Se nærmere efter',
  },
  evening: {
    title: 'Længe åbent <em>for natteravne.</em>',
    text: 'Den sidste sal er den mest stille. Mød en på {site}, som også standser ved de små billeder.',
    call: 'Gå ind',
  },
  sunday: {
    title: 'Langsom søndag, <em>sal efter sal.</em>',
    text: 'Ingen audioguide, ingen hast. Kig, til et billede fanger dig, og skriv på {site}, hvad du ser.',
    call: 'Begynd at gå',
  },
  works: {
    painter: {
      name: 'Maleren',
      line: 'Olie, kaffe, et ubesvaret brev',
    },
    thinker: {
      name: 'Tænkeren',
      line: 'Blæk og eftertanke',
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
