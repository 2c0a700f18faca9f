import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespil',
  heading: 'Få likes, givet med omtanke',
  lead: 'Kun få likes om dagen, så hvert eneste betyder noget.',
  left: '{left} af {count} likes tilbage i dag',
  fresh: 'Nye likes ved midnat. Det er altid gratis at springe over.',
  stack: 'Personer, du kan like eller springe over',
  like: 'Like',
  pass: 'Spring over',
  undo: 'Fortryd, at du sprang over',
  open: 'Åbn profilen',
  keys: 'Tastaturgenveje',
  loading: 'Leder efter flere …',
  close: 'Luk',
  said: {
    liked: 'Du har liket {name}.',
    passed: 'Du sprang {name} over.',
    back: '{name} er tilbage.',
    next: 'Næste: {name}, {age}, {place}.',
  },
  offline: 'Du er offline. Du kan like {name} eller springe over, når du er online igen.',
  failed: 'Det gik ikke igennem. Prøv {name} igen.',
  limit: {
    title: 'Du har ikke flere likes i dag',
    midnight: 'Nye likes ved midnat, {away}.',
    at: 'Nye likes kl. {time}, {away}.',
    tomorrow: 'Nye likes i morgen.',
    text: 'Indtil da kan du stadig springe over og like folk på deres profiler.',
    search: 'Find medlemmer',
    likes: 'Dine likes',
  },
  lost: { title: 'Vi kunne ikke hente flere personer', retry: 'Prøv igen' },
  empty: {
    title: 'Det var alle for nu',
    text: 'Du har set alle, der passer til det, du søger. Vælg en større afstand i din profil, eller prøv søgningen.',
    widen: 'Vælg en større afstand',
  },
} satisfies Translation<typeof en>;
