import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Se alle skarpt',
  hall: 'Galleriet',
  back: 'Tilbake',
  further: 'Videre',
  yours: {
    name: 'Du',
    line: 'Rammen er klar, bildet kommer',
  },
  opening: {
    title: 'Kom nærmere. <em>Det blir skarpere.</em>',
    text: 'Fra døren er alle uklare. På {site} kan du gå helt bort og si noe. Den første meldingen er gratis.',
    call: 'Se nærmere etter',
  },
  evening: {
    title: 'Åpent sent <em>for nattuglene.</em>',
    text: 'Det siste rommet er det stilleste. Møt noen på {site} som også stopper ved de små bildene.',
    call: 'Gå inn',
  },
  sunday: {
    title: 'Langsom søndag, <em>rom etter rom.</em>',
    text: 'Ingen lydguide, ingen hast. Se til et bilde fanger deg, og skriv på {site} hva du ser.',
    call: 'Begynn å gå',
  },
  works: {
    painter: {
      name: 'Maleren',
      line: 'Olje, kaffe, et ubesvart brev',
    },
    thinker: {
      name: 'Tenkeren',
      line: 'Blekk og ettertanke',
    },
    dancer: {
      name: 'Danseren',
      line: 'Silke, lørdag, bare føtter',
    },
    singer: {
      name: 'Sangeren',
      line: 'Neon, fløyel, ett ekstranummer',
    },
    guest: {
      name: 'Gjesten',
      line: 'Lampelys og myntete',
    },
    listener: {
      name: 'Lytteren',
      line: 'Hodetelefoner, siste tog',
    },
    reader: {
      name: 'Leseren',
      line: 'Ull, papir, fire sider igjen',
    },
    gardener: {
      name: 'Gartneren',
      line: 'Leire og tålmodighet',
    },
    host: {
      name: 'Verten',
      line: 'Vinyl, side B',
    },
  },
} satisfies Translation<typeof en>;
