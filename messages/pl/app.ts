import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Dowiedz się od razu, gdy ktoś do ciebie napisze, nawet gdy serwis {site} jest zamknięty.',
    on: 'Włącz',
    later: 'Nie teraz',
    failed: 'Nie udało się. Spróbuj ponownie.',
  },
  pushSwitch: {
    title: 'Powiadomienia w tej przeglądarce',
    text: 'Dowiaduj się od razu o wiadomościach i polubieniach, nawet gdy serwis {site} jest zamknięty.',
    on: 'Włącz',
    off: 'Wyłącz',
    subscribed: 'Włączone w tej przeglądarce.',
    denied:
      'Powiadomienia z serwisu {site} są zablokowane. Zezwól na nie w ustawieniach przeglądarki, a potem odśwież stronę.',
    unsupported: 'Ta przeglądarka nie może pokazywać powiadomień.',
    homeScreen:
      'Na iPhonie lub iPadzie powiadomienia przychodzą, gdy serwis {site} jest na ekranie początkowym.',
  },
  update: {
    text: 'Jest nowa wersja.',
    reload: 'Odśwież',
  },
  install: {
    text: 'Dodaj serwis {site} do ekranu głównego: otwiera się jednym dotknięciem, a ikona pokazuje liczbę nowych wiadomości.',
    add: 'Zainstaluj',
    later: 'Nie teraz',
    ios: 'Dodaj serwis {site} do ekranu początkowego: stuknij Udostępnij, a potem „Do ekranu początkowego”.',
  },
} satisfies Translation<typeof en>;
