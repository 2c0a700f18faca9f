import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Swipespelet',
  heading: 'Få gillningar, väl använda',
  lead: 'Bara några få gillningar om dagen, så att var och en betyder något.',
  left: '{left} av {count} gillningar kvar i dag',
  fresh: 'Nya gillningar vid midnatt. Att hoppa över är alltid gratis.',
  stack: 'Personer att gilla eller hoppa över',
  like: 'Gilla',
  pass: 'Hoppa över',
  undo: 'Ångra den senaste du hoppade över',
  open: 'Öppna profilen',
  keys: 'Kortkommandon',
  loading: 'Letar efter fler …',
  close: 'Stäng',
  said: {
    liked: 'Du gillar {name}.',
    passed: 'Du hoppade över {name}.',
    back: '{name} är tillbaka.',
    next: 'Näst på tur: {name}, {age}, {place}.',
  },
  offline: 'Du är offline. Du kan gilla eller hoppa över {name} när du är online igen.',
  failed: 'Det gick inte igenom. Försök med {name} igen.',
  limit: {
    title: 'Dina gillningar för i dag är slut',
    midnight: 'Nya gillningar vid midnatt, {away}.',
    at: 'Nya gillningar klockan {time}, {away}.',
    tomorrow: 'Nya gillningar i morgon.',
    text: 'Tills dess kan du fortsätta att hoppa över, och gilla personer på deras profiler.',
    search: 'Sök medlemmar',
    likes: 'Dina gillningar',
  },
  lost: { title: 'Vi kunde inte hämta fler personer', retry: 'Försök igen' },
  empty: {
    title: 'Det var alla för nu',
    text: 'Du har sett alla som passar det du söker. Öka avståndet i din profil eller prova sökningen.',
    widen: 'Öka avståndet',
  },
} satisfies Translation<typeof en>;
