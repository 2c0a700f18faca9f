import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Sinistra, destra, <em>o resta un po’.</em>',
  text: 'Sei carte per scaldare il pollice. Queste sei sono disegnate. Le persone su {site} no, e alle prime puoi scrivere gratis.',
  deck: 'Un mazzo di persone disegnate',
  keys: 'Trascina una carta o usa le frecce: a sinistra passi, a destra metti like.',
  call: 'Conosci persone vere',
  join: 'Entra in partita',
  like: 'Like',
  pass: 'Passo',
  likeWho: 'Like: {who}',
  passWho: 'Passo: {who}',
  cards: {
    sailor: {
      who: 'Al porto',
      says: 'Ha un solo maglione buono e conosce le maree.',
    },
    guest: {
      who: 'Al caffè',
      says: 'Ordina con calma, e fa sul serio.',
    },
    cook: {
      who: 'Al mercato',
      says: 'Voleva cipolle, è tornato con le prugne.',
    },
    climber: {
      who: 'In montagna',
      says: 'Dice che è subito dietro la curva.',
    },
    walker: {
      who: 'Con il cane',
      says: 'Decide il cane. Al cane piaci.',
    },
    reader: {
      who: 'In biblioteca',
      says: 'Ancora un capitolo, poi si cena.',
    },
  },
  end: {
    some: 'Te ne sono piaciuti <n></n> su {of}.',
    nobody: 'Nessuno, allora. È difficile innamorarsi di un disegno.',
    text: 'Sono disegnati. Su {site} ci sono persone vere, e a qualcuna potresti piacere anche tu.',
    call: 'Entra a vedere',
    again: 'Ridai le carte',
  },
} satisfies Translation<typeof en>;
