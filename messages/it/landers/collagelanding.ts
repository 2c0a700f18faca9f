import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Prendi posto sulla parete',
  pause: 'Ferma',
  play: 'Riprendi',
  wall: {
    title: 'Tanti volti. <em>Uno ti resta dentro.</em>',
    text: 'Guardi, vai avanti, torni sempre allo stesso. Su {site} puoi chiedere com’è andata la giornata.',
    call: 'Vieni a vedere',
    one: 'quello col cane',
    two: 'in piedi prima delle sei',
    three: 'tu?',
  },
  table: {
    title: 'Foto sul tavolo. <em>Chiedi le storie.</em>',
    text: 'Ognuna comincia con “quello fu il giorno in cui”. Il resto lo senti su {site}; il primo messaggio è gratis.',
    call: 'Chiedi una storia',
    one: 'il primo pane',
    two: 'treno perso',
    three: 'finalmente neve',
  },
  windows: {
    title: 'Piccoli oblò, <em>grandi vedute.</em>',
    text: 'Dietro ognuno qualcuno fa quello che non avresti mai indovinato. Su {site} ci si saluta con la mano.',
    call: 'Fai un cenno',
    one: 'ohilà',
    two: 'ci sei?',
    three: 'tu',
  },
} satisfies Translation<typeof en>;
