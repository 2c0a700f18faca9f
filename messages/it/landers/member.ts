import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Scrivi a {name}',
  photo: 'Foto di {name}',
  interests: 'Interessi: {list}',
  fictional: '{label}: questo profilo è gestito da {site}. Potete chattare, ma non incontrarvi.',
  words: 'Il tuo messaggio per {name}',
  placeholder: 'Una domanda che faresti solo tu…',
  empty: 'Scrivi un paio di parole, così {name} ha qualcosa a cui rispondere.',
  join: 'Da parte di chi?',
  next: 'Poi: il tuo nome e il tuo indirizzo e-mail. {name} riceve il tuo messaggio appena confermi l’indirizzo.',
  submit: 'Continua',
  letter: {
    title: 'Due righe a <em>{name}</em>',
    text: 'Il francobollo non serve: il primo messaggio è gratis.',
    dear: 'Ciao {name},',
    call: 'Invia la lettera',
  },
  window: {
    title: 'Un tavolo per due, <em>una sedia libera</em>',
    text: 'Di’ qualcosa a {name}. Il primo messaggio è gratis.',
    call: 'Prendi posto',
  },
  bench: {
    title: 'C’è ancora posto <em>sulla panchina</em>',
    text: 'Comincia dal tempo o dalla verità. Il primo messaggio a {name} è gratis.',
    call: 'Siediti',
  },
  postcard: {
    title: 'Una cartolina per <em>{name}</em>',
    text: 'Il retro è ancora bianco. Il primo messaggio è gratis.',
    call: 'Girala',
    back: 'Guarda il davanti',
  },
  menu: {
    title: 'Un tavolo per due, con <em>{name}</em>',
    text: 'Tre portate, un messaggio gratis.',
    call: 'Ordina',
    back: 'Torna al menu',
    starter: 'Un ciao della casa',
    main: 'Una domanda sincera',
    dessert: 'Qualcosa di te',
  },
  gone: {
    title: 'Nessuno <em>a questo indirizzo</em>',
    text: 'Chi cercavi non è più qui. Ad altri su {site} farebbe piacere leggerti, e il primo messaggio è gratis.',
    call: 'Conosci qualcun altro',
    join: 'Comincia da due domande',
  },
} satisfies Translation<typeof en>;
