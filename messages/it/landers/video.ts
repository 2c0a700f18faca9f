import type en from '../../en/landers/video.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Avvia il filmato',
  pause: 'Metti in pausa il filmato',
  seat: 'questo è libero',
  join: 'Prendi posto',
  cups: {
    title: 'Due tazze. <em>Una è tua.</em>',
    text: 'Si comincia da come prendi il caffè. Chiedilo a qualcuno su {site}; il primo messaggio è gratis.',
    call: 'Siediti con qualcuno',
    film: '“Tazze”. Otto secondi, nessun attore.',
    alt: 'Un filmato disegnato: due tazze su un tavolo vicino alla finestra. Il pomeriggio diventa crepuscolo, il vapore delle due tazze si avvicina e un gatto guarda fuori.',
  },
  walk: {
    title: 'La strada più lunga, <em>apposta.</em>',
    text: 'Un canale, una sera e un cane che conosce la via. Trova su {site} qualcuno che cammina al tuo passo.',
    call: 'Trova compagnia',
    film: '“Passeggiata”. Otto secondi, un cane.',
    alt: 'Un filmato disegnato: due persone con cappotto e sciarpa portano a spasso un cane lungo un canale con vecchie case, nella luce della sera.',
  },
  dance: {
    title: 'Nessuno guarda. <em>Balliamo?</em>',
    text: 'Qualche luce, un lento, quattro piedi sinistri. Chiedilo a qualcuno su {site}; il primo messaggio è gratis.',
    call: 'Chiedi questo ballo',
    film: '“Ballo”. Otto secondi, nessun passo da imparare.',
    alt: 'Un filmato disegnato: due persone girano piano, abbracciate, di notte in un giardino sotto fili di luci.',
  },
} satisfies Translation<typeof en>;
