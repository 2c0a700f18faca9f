import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespelet',
  heading: 'Få gillningar, väl använda',
  lead: 'En liten hög varje dag, så att varje gillning betyder något.',
  left: '{left} av {count} gillningar kvar i dag',
  fresh: 'Nya kommer vid midnatt. Du kan alltid gå vidare.',
  stack: 'Personer att gilla eller hoppa över',
  like: 'Gilla',
  pass: 'Hoppa över',
  undo: 'Ångra den senaste du hoppade över',
  open: 'Öppna profilen',
  keys: 'Hellre med tangenterna?',
  loading: 'Letar efter fler …',
  close: 'Stäng',
  said: {
    liked: 'Du gillar {name}.',
    passed: 'Du hoppade över {name}.',
    back: '{name} är tillbaka.',
    next: 'Näst på tur: {name}, {age}, {place}.',
  },
  offline: 'Du är offline. {name} väntar här tills du är tillbaka.',
  failed: 'Det kom inte fram, så {name} är här igen.',
  limit: {
    title: 'Det var dina gillningar för i dag',
    midnight: 'Nya kommer vid midnatt, {away}.',
    at: 'Nya kommer klockan {time}, {away}.',
    tomorrow: 'Nya kommer i morgon.',
    text: 'Tills dess kan du fortsätta att hoppa över och gilla personer på deras profiler.',
    search: 'Sök medlemmar',
    likes: 'Dina gillningar',
  },
  lost: { title: 'Nästa personer kunde inte hämtas', retry: 'Försök igen' },
  empty: {
    title: 'Det var alla för nu',
    text: 'Du har sett alla som passar. Välj ett större avstånd i din profil eller se dig om i sökningen.',
    widen: 'Välj ett större avstånd',
  },
} satisfies Translation<typeof en>;
