import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Se alla skarpt',
  hall: 'Galleriet',
  back: 'Tillbaka',
  further: 'Nästa',
  yours: {
    name: 'Du',
    line: 'Ramen är klar, bilden kommer',
  },
  opening: {
    title: 'Kom närmare. <em>Det blir skarpare.</em>',
    text: 'Från dörren är alla en suddig fläck. På {site} går du fram till någon och säger något. Det första meddelandet är gratis.',
    call: 'Ta en närmare titt',
  },
  evening: {
    title: 'Öppet sent, <em>för den som är vaken.</em>',
    text: 'Den sista salen är den tystaste. Träffa någon på {site} som också stannar vid de små tavlorna.',
    call: 'Gå in',
  },
  sunday: {
    title: 'Långsam söndag, <em>sal efter sal.</em>',
    text: 'Ingen audioguide, ingen brådska. Titta tills ett porträtt håller dig kvar, och skriv på {site} vad du ser.',
    call: 'Börja gå',
  },
  works: {
    painter: {
      name: 'Konstnären',
      line: 'Olja, kaffe, ett obesvarat brev',
    },
    thinker: {
      name: 'Tänkaren',
      line: 'Bläck på eftertanke',
    },
    dancer: {
      name: 'Dansaren',
      line: 'Siden, lördag, bara fötter',
    },
    singer: {
      name: 'Sångaren',
      line: 'Neon, sammet, ett extranummer',
    },
    guest: {
      name: 'Gästen',
      line: 'Lampsken och myntate',
    },
    listener: {
      name: 'Lyssnaren',
      line: 'Hörlurar, sista tåget',
    },
    reader: {
      name: 'Läsaren',
      line: 'Ull, papper, fyra sidor kvar',
    },
    gardener: {
      name: 'Odlaren',
      line: 'Lera och tålamod',
    },
    host: {
      name: 'Värden',
      line: 'Vinyl, sida B',
    },
  },
} satisfies Translation<typeof en>;
