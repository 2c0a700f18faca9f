import type en from '../../en/landers/gallery.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Vedi tutti con chiarezza',
  hall: 'La galleria',
  back: 'Indietro',
  further: 'Avanti',
  yours: {
    name: 'Tu',
    line: 'Cornice pronta, ritratto in arrivo',
  },
  opening: {
    title: 'Avvicinati. <em>Tutto diventa nitido.</em>',
    text: 'Dalla porta sono tutti una macchia. Su {site} vai verso qualcuno e dici qualcosa; il primo messaggio è gratis.',
    call: 'Guarda da vicino',
  },
  evening: {
    title: 'Aperto fino a tardi, <em>per chi non dorme.</em>',
    text: 'L’ultima sala è la più silenziosa. Su {site} incontri chi si ferma anche davanti ai quadri piccoli.',
    call: 'Entra',
  },
  sunday: {
    title: 'Domenica lenta, <em>sala dopo sala.</em>',
    text: 'Niente audioguida, niente fretta. Guarda finché un ritratto ti trattiene, poi scrivi su {site} che cosa vedi.',
    call: 'Comincia il giro',
  },
  works: {
    painter: {
      name: 'Il pittore',
      line: 'Olio, caffè, una lettera senza risposta',
    },
    thinker: {
      name: 'La pensatrice',
      line: 'Inchiostro su ripensamenti',
    },
    dancer: {
      name: 'La ballerina',
      line: 'Seta, sabato, piedi nudi',
    },
    singer: {
      name: 'Il cantante',
      line: 'Neon, velluto, un bis',
    },
    guest: {
      name: 'L’ospite',
      line: 'Luce di lampada e tè alla menta',
    },
    listener: {
      name: 'L’ascoltatrice',
      line: 'Cuffie, ultimo treno',
    },
    reader: {
      name: 'La lettrice',
      line: 'Lana, carta, ancora quattro pagine',
    },
    gardener: {
      name: 'La giardiniera',
      line: 'Argilla e pazienza',
    },
    host: {
      name: 'Il padrone di casa',
      line: 'Vinile, lato B',
    },
  },
} satisfies Translation<typeof en>;
