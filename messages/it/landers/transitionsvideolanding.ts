import type en from '../../en/landers/transitionsvideolanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  play: 'Avvia il filmato',
  pause: 'Metti in pausa il filmato',
  join: 'Si comincia con due risposte',
  seasons: {
    title:
      'Qualcuno per <one>il primo giorno tiepido,</one> <two>le sere lunghe,</two> <three>le foglie bagnate</three> <four>e la neve.</four>',
    text: 'Su una panchina c’è posto per due tutto l’anno. Guarda chi c’è su {site}; il tuo primo messaggio è gratis.',
    call: 'Siediti accanto a qualcuno',
    alt: 'Un filmato disegnato: una panchina sotto un albero. In primavera c’è una persona sola, in estate sono due; in autunno sono più vicine e in inverno si appoggiano l’una all’altra nella neve.',
  },
  day: {
    title:
      'Qualcuno per <one>il caffè delle otto,</one> <two>la quiete di mezzogiorno,</two> <three>la cena da inventare</three> <four>e l’ultima luce.</four>',
    text: 'Ogni giorno ha un momento per un ciao. Dillo a qualcuno su {site}; il primo è gratis.',
    call: 'Di’ buongiorno',
    alt: 'Un filmato disegnato: una finestra dal mattino alla notte. Una donna con il caffè, un gatto a mezzogiorno, due persone alla luce di una lampada e, a tarda notte, i due vicini vicini.',
  },
  moods: {
    title:
      'Qualcuno con cui <one>essere curiosi,</one> <two>arrossire un po’,</two> <three>ridere troppo forte</three> <four>e stare in silenzio.</four>',
    text: 'Nessuno è al meglio tutto il giorno. Conosci su {site} qualcuno a cui piace anche il resto.',
    call: 'Vieni come sei',
    alt: 'Un filmato disegnato: due facce rotonde in colori che cambiano. Si studiano, arrossiscono, scoppiano a ridere e alla fine si appoggiano l’una all’altra con gli occhi chiusi.',
  },
} satisfies Translation<typeof en>;
