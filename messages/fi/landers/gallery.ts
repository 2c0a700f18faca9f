import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Näe kaikki tarkasti',
  hall: 'Galleria',
  back: 'Takaisin',
  further: 'Seuraava',
  yours: {
    name: 'Sinä',
    line: 'Kehys valmiina, kuva tulossa',
  },
  opening: {
    title: 'Tule lähemmäs. <em>Kuva tarkentuu.</em>',
    text: 'Ovelta katsoen kaikki ovat sumua. Palvelussa {site} voit astua jonkun luo ja sanoa jotain. Ensimmäinen viesti on ilmainen.',
    call: 'Katso lähempää',
  },
  evening: {
    title: 'Auki myöhään, <em>valvojia varten.</em>',
    text: 'Viimeinen sali on hiljaisin. Palvelussa {site} tapaat jonkun, joka myös pysähtyy pienten taulujen eteen.',
    call: 'Astu sisään',
  },
  sunday: {
    title: 'Hidas sunnuntai, <em>sali kerrallaan.</em>',
    text: 'Ei ääniopasta, ei kiirettä. Katso, kunnes yksi kuva pysäyttää, ja kirjoita palvelussa {site}, mitä näet.',
    call: 'Lähde kävelemään',
  },
  works: {
    painter: {
      name: 'Taidemaalari',
      line: 'Öljyä, kahvia, vastaamaton kirje',
    },
    thinker: {
      name: 'Ajattelija',
      line: 'Mustetta ja epäröintiä',
    },
    dancer: {
      name: 'Tanssija',
      line: 'Silkkiä, lauantai, paljaat jalat',
    },
    singer: {
      name: 'Laulaja',
      line: 'Neonia, samettia, yksi ylimääräinen',
    },
    guest: {
      name: 'Vieras',
      line: 'Lampunvaloa ja minttuteetä',
    },
    listener: {
      name: 'Kuuntelija',
      line: 'Kuulokkeet, viimeinen juna',
    },
    reader: {
      name: 'Lukija',
      line: 'Villaa, paperia, neljä sivua jäljellä',
    },
    gardener: {
      name: 'Puutarhuri',
      line: 'Savea ja kärsivällisyyttä',
    },
    host: {
      name: 'Isäntä',
      line: 'Vinyyli, B-puoli',
    },
  },
} satisfies Translation<typeof en>;
