import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gra w przesuwanie',
  heading: 'Kilka polubień, dobrze wykorzystanych',
  lead: 'Codziennie niewielki stos, żeby każde polubienie coś znaczyło.',
  left: 'Polubienia na dziś: zostało {left} z {count}',
  fresh: 'Nowe pojawią się o północy. Pomijać można zawsze.',
  stack: 'Osoby do polubienia lub pominięcia',
  like: 'Polub',
  pass: 'Pomiń',
  undo: 'Cofnij ostatnie pominięcie',
  open: 'Otwórz profil',
  keys: 'Wolisz klawiaturę?',
  loading: 'Szukamy kolejnych osób…',
  close: 'Zamknij',
  said: {
    liked: 'Polubienie: {name}.',
    passed: 'Pominięcie: {name}.',
    back: '{name} znów tu jest.',
    next: 'Następna osoba: {name}, {age}, {place}.',
  },
  offline: 'Brak połączenia. {name} poczeka tu na twój powrót.',
  failed: 'Nie udało się tego wysłać, więc {name} znów tu jest.',
  limit: {
    title: 'To były twoje polubienia na dziś',
    midnight: 'Nowe pojawią się o północy, {away}.',
    at: 'Nowe pojawią się o {time}, {away}.',
    tomorrow: 'Nowe pojawią się jutro.',
    text: 'Do tego czasu możesz dalej pomijać i lubić osoby na ich profilach.',
    search: 'Szukaj użytkowników',
    likes: 'Twoje polubienia',
  },
  lost: { title: 'Nie udało się wczytać kolejnych osób', retry: 'Spróbuj ponownie' },
  empty: {
    title: 'Na razie to wszyscy',
    text: 'Znasz już wszystkie pasujące osoby. Zwiększ odległość w swoim profilu albo rozejrzyj się w wyszukiwarce.',
    widen: 'Zwiększ odległość',
  },
} satisfies Translation<typeof en>;
