import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Sieh alle deutlich',
  hall: 'Die Galerie',
  back: 'Zurück',
  further: 'Weiter',
  yours: {
    name: 'Du',
    line: 'Rahmen hängt, Bild folgt',
  },
  opening: {
    title: 'Komm näher. <em>Es wird klarer.</em>',
    text: 'Von der Tür aus sind alle nur ein Fleck. Auf {site} gehst du auf jemanden zu und sagst etwas; die erste Nachricht ist gratis.',
    call: 'Genauer hinsehen',
  },
  evening: {
    title: 'Lange offen, <em>für alle, die wach sind.</em>',
    text: 'Der letzte Raum ist der stillste. Triff auf {site} jemanden, der auch vor den kleinen Bildern stehen bleibt.',
    call: 'Hineingehen',
  },
  sunday: {
    title: 'Langsamer Sonntag, <em>Raum für Raum.</em>',
    text: 'Kein Audioguide, keine Eile. Schau, bis ein Bild dich festhält, und schreib auf {site}, was du siehst.',
    call: 'Losgehen',
  },
  works: {
    painter: {
      name: 'Der Maler',
      line: 'Öl, Kaffee, ein unbeantworteter Brief',
    },
    thinker: {
      name: 'Die Denkerin',
      line: 'Tusche auf Bedenkzeit',
    },
    dancer: {
      name: 'Die Tänzerin',
      line: 'Seide, Samstag, barfuß',
    },
    singer: {
      name: 'Der Sänger',
      line: 'Neon, Samt, eine Zugabe',
    },
    guest: {
      name: 'Der Gast',
      line: 'Lampenlicht und Minztee',
    },
    listener: {
      name: 'Die Zuhörerin',
      line: 'Kopfhörer, letzter Zug',
    },
    reader: {
      name: 'Die Leserin',
      line: 'Wolle, Papier, noch vier Seiten',
    },
    gardener: {
      name: 'Die Gärtnerin',
      line: 'Ton und Geduld',
    },
    host: {
      name: 'Der Gastgeber',
      line: 'Vinyl, B-Seite',
    },
  },
} satisfies Translation<typeof en>;
