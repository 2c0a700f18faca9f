import type en from '../en/swipe.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gra w przesuwanie',
  heading: 'Mało polubień, ale przemyślane',
  lead: 'Tylko kilka polubień dziennie, żeby każde coś znaczyło.',
  left: 'Zostało polubień na dziś: {left} z {count}',
  fresh: 'Nowe polubienia o północy. Pomijać możesz bez ograniczeń.',
  stack: 'Osoby do polubienia lub pominięcia',
  like: 'Polub',
  pass: 'Pomiń',
  undo: 'Cofnij ostatnie pominięcie',
  open: 'Otwórz profil',
  keys: 'Skróty klawiszowe',
  loading: 'Szukamy kolejnych osób…',
  close: 'Zamknij',
  said: {
    liked: 'Lubisz profil {name}.',
    passed: 'Pominięto: {name}.',
    back: '{name} znów tu jest.',
    next: 'Następna osoba: {name}, {age}, {place}.',
  },
  offline: 'Brak połączenia. Polubisz lub pominiesz profil {name}, gdy znów będziesz online.',
  failed: 'Nie udało się wysłać. Spróbuj jeszcze raz: {name}.',
  limit: {
    title: 'Na dziś to już wszystkie polubienia',
    midnight: 'Nowe polubienia o północy, {away}.',
    at: 'Nowe polubienia o {time}, {away}.',
    tomorrow: 'Nowe polubienia jutro.',
    text: 'Do tego czasu możesz dalej pomijać, a lubić możesz na profilach.',
    search: 'Szukaj osób',
    likes: 'Twoje polubienia',
  },
  lost: { title: 'Nie udało się wczytać kolejnych osób', retry: 'Spróbuj ponownie' },
  empty: {
    title: 'To na razie wszyscy',
    text: 'To już wszystkie osoby, które pasują do tego, czego szukasz. Zwiększ odległość w swoim profilu albo skorzystaj z wyszukiwarki.',
    widen: 'Zwiększ odległość',
  },
} satisfies Translation<typeof en>;
