import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespil',
  heading: 'Få likes, givet med omtanke',
  lead: 'En lille stak hver dag, så hvert like betyder noget.',
  left: '{left} af {count} likes tilbage i dag',
  fresh: 'Der kommer nye ved midnat. Du kan altid springe over.',
  stack: 'Personer, du kan like eller springe over',
  like: 'Like',
  pass: 'Spring over',
  undo: 'Fortryd den seneste, du sprang over',
  open: 'Åbn profilen',
  keys: 'Foretrækker du tastaturet?',
  loading: 'Leder efter flere …',
  close: 'Luk',
  said: {
    liked: 'Du har liket {name}.',
    passed: 'Du sprang {name} over.',
    back: '{name} er tilbage.',
    next: 'Næste: {name}, {age}, {place}.',
  },
  offline: 'Du er offline. {name} venter her, til du er tilbage.',
  failed: 'Det gik ikke igennem, så {name} er her igen.',
  limit: {
    title: 'Det var dine likes for i dag',
    midnight: 'Der kommer nye ved midnat, {away}.',
    at: 'Der kommer nye kl. {time}, {away}.',
    tomorrow: 'Der kommer nye i morgen.',
    text: 'Indtil da kan du springe flere over og give likes på profilerne.',
    search: 'Søg efter medlemmer',
    likes: 'Dine likes',
  },
  lost: { title: 'De næste kunne ikke hentes', retry: 'Prøv igen' },
  empty: {
    title: 'Det var alle for nu',
    text: 'Du har set alle, der passer. Vælg en større afstand i din profil, eller se dig om i søgningen.',
    widen: 'Vælg en større afstand',
  },
} satisfies Translation<typeof en>;
