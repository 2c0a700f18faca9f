import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Sveipespill',
  heading: 'Få likes, gitt med omtanke',
  lead: 'Bare noen få likes om dagen, så hver eneste betyr noe.',
  left: '{left} av {count} likes igjen i dag',
  fresh: 'Nye likes ved midnatt. Det er alltid gratis å hoppe over.',
  stack: 'Folk du kan like eller hoppe over',
  like: 'Gi en like',
  pass: 'Hopp over',
  undo: 'Angre at du hoppet over',
  open: 'Åpne profilen',
  keys: 'Hurtigtaster',
  loading: 'Leter etter flere …',
  close: 'Lukk',
  said: {
    liked: 'Du liker {name}.',
    passed: 'Du hoppet over {name}.',
    back: '{name} er tilbake.',
    next: 'Neste: {name}, {age}, {place}.',
  },
  offline: 'Du er frakoblet. Du kan gi {name} en like eller hoppe over når du er på nett igjen.',
  failed: 'Det gikk ikke gjennom. Prøv {name} igjen.',
  limit: {
    title: 'Du har ikke flere likes i dag',
    midnight: 'Nye likes ved midnatt, {away}.',
    at: 'Nye likes kl. {time}, {away}.',
    tomorrow: 'Nye likes i morgen.',
    text: 'Frem til da kan du fortsatt hoppe over og gi likes på profilene.',
    search: 'Finn medlemmer',
    likes: 'Dine likes',
  },
  lost: { title: 'Vi kunne ikke hente flere personer', retry: 'Prøv igjen' },
  empty: {
    title: 'Det var alle for nå',
    text: 'Du har sett alle som passer til det du ser etter. Velg en større avstand i profilen din, eller prøv søket.',
    widen: 'Velg større avstand',
  },
} satisfies Translation<typeof en>;
