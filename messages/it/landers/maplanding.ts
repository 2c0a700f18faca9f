import type en from '../../en/landers/maplanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  map: 'Una mappa con persone disegnate. Scegline una.',
  says: 'Qui potrebbe vivere qualcuno così. È un disegno, come tutti su questa mappa.',
  towns: {
    title: 'Qualcuno abita <em>in uno di questi punti.</em>',
    text: 'Ogni punto è una città. In alcune c’è chi cerca compagnia su {site}. Mostriamo solo la città, mai l’indirizzo.',
    call: 'Guarda dalle tue parti',
    join: 'Mettiti sulla mappa',
  },
  lights: {
    title: 'Tutte queste luci, <em>e una è la tua.</em>',
    text: 'Così è il paese dopo cena. Dietro qualche luce c’è chi vorrebbe un messaggio. Su {site} il primo è gratis.',
    call: 'Guarda chi è vicino',
    join: 'Accendi la tua luce',
  },
  paths: {
    title: 'La strada è più corta <em>in due.</em>',
    text: 'A piedi da una città all’altra servono giorni. Un primo messaggio richiede un minuto, e su {site} è gratis.',
    call: 'Fai il primo passo',
    join: 'Parti dalla tua porta',
  },
} satisfies Translation<typeof en>;
