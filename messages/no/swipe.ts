import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Sveipespill',
  heading: 'Få likes, gitt med omtanke',
  lead: 'En liten bunke hver dag, så hver like betyr noe.',
  left: '{left} av {count} likes igjen i dag',
  fresh: 'Det kommer nye ved midnatt. Du kan alltid gå videre.',
  stack: 'Folk du kan like eller hoppe over',
  like: 'Gi en like',
  pass: 'Hopp over',
  undo: 'Angre den siste du hoppet over',
  open: 'Åpne profilen',
  keys: 'Vil du heller bruke tastene?',
  loading: 'Leter etter flere …',
  close: 'Lukk',
  said: {
    liked: 'Du har likt {name}.',
    passed: 'Du hoppet over {name}.',
    back: '{name} er tilbake.',
    next: 'Neste: {name}, {age}, {place}.',
  },
  offline: 'Du er uten nett. {name} venter her til du er tilbake.',
  failed: 'Det kom ikke fram, så {name} er her igjen.',
  limit: {
    title: 'Det var dagens likes',
    midnight: 'Det kommer nye ved midnatt, {away}.',
    at: 'Det kommer nye kl. {time}, {away}.',
    tomorrow: 'Det kommer nye i morgen.',
    text: 'Fram til da kan du hoppe over flere og gi likes på profilene.',
    search: 'Søk etter medlemmer',
    likes: 'Dine likes',
  },
  lost: { title: 'De neste kunne ikke lastes inn', retry: 'Prøv igjen' },
  empty: {
    title: 'Det var alle for nå',
    text: 'Du har sett alle som passer. Velg en større avstand i profilen din, eller se deg om i søket.',
    widen: 'Velg større avstand',
  },
} satisfies Translation<typeof en>;
