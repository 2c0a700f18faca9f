import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Dostaniesz powiadomienie, gdy ktoś do ciebie napisze, nawet gdy serwis {site} jest zamknięty.',
    short: 'Włącz powiadomienia',
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
      'Na iPhonie lub iPadzie dodaj serwis {site} do ekranu początkowego, aby otrzymywać powiadomienia.',
  },
  update: {
    text: 'Dostępna jest nowa wersja.',
    reload: 'Odśwież',
  },
  install: {
    text: 'Dodaj serwis {site} do ekranu głównego, aby otwierać go jednym dotknięciem i od razu widzieć nowe wiadomości.',
    short: 'Zainstaluj {site}',
    add: 'Zainstaluj',
    later: 'Nie teraz',
    ios: 'Dodaj serwis {site} do ekranu początkowego: stuknij Udostępnij, a potem „Do ekranu początkowego”.',
    iosShort: 'Zainstaluj {site}: Udostępnij, potem „Do ekranu początkowego”',
  },
} satisfies Translation<typeof en>;
