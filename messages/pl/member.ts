import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Szukaj osób',
    searchShort: 'Szukaj',
    messages: 'Wiadomości',
    likes: 'Polubienia',
    credits: 'Kredyty',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Sekcje',
    account: 'Konto',
    profile: 'Mój profil',
    swipe: 'Gra w przesuwanie',
    finder: 'Wyszukiwarka dopasowań',
    otherWays: 'Inne sposoby poznawania ludzi',
    settings: 'Ustawienia',
    logout: 'Wyloguj się',
    unread:
      '{count, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
    newLikes:
      '{count, plural, one {# nowe polubienie} few {# nowe polubienia} many {# nowych polubień} other {# nowego polubienia}}',
    notifications: 'Powiadomienia',
    unseen:
      '{count, plural, one {# nowe powiadomienie} few {# nowe powiadomienia} many {# nowych powiadomień} other {# nowego powiadomienia}}',
    creditsLeft:
      '{count, plural, =0 {brak kredytów} one {został # kredyt} few {zostały # kredyty} many {zostało # kredytów} other {zostało # kredytu}}',
  },
  alerts: {
    label: 'Komunikaty',
    dismiss: 'Nie teraz',
  },
  bonus: {
    label: 'Oferta powitalna',
    welcome: 'Oferta powitalna: {percent}',
    banner: '<b>Oferta powitalna: {percent}</b> na pierwsze kredyty',
    left: 'Pozostały czas oferty powitalnej',
    until: 'do {date}',
    see: 'Zobacz ceny',
    title: 'Oferta specjalna dla ciebie',
    text: 'Nowi użytkownicy płacą mniej za pierwsze kredyty, a razem z nimi dostajesz status premium na stałe. Płatność jednorazowa, nigdy abonament.',
    take: 'Zobacz pakiety',
  },
  premium: {
    photos: 'Wszystkie zdjęcia innych osób są dla użytkowników premium.',
    conversations:
      'Bez premium rozpoczynasz {count, plural, one {# rozmowę} few {# rozmowy} many {# rozmów} other {# rozmowy}}; użytkownicy premium tyle, ile chcą.',
    ownPhotos:
      'Bezpłatnie: {free, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}; użytkownicy premium pokazują do {premium}.',
    visitors:
      'Widzisz {count, plural, one {ostatniego gościa} few {# ostatnich gości} many {# ostatnich gości} other {# ostatniego gościa}}; użytkownicy premium widzą wszystkich.',
    how: 'Pierwszy zakup kredytów daje status premium na stałe: płatność jednorazowa, nigdy abonament.',
    get: 'Przejdź na premium',
  },
  photoAlert: {
    text: 'Dodaj zdjęcie, aby inni widzieli, kim jesteś.',
    add: 'Dodaj zdjęcie',
  },
  mailStops: {
    bounce: 'E-maile na twój adres wróciły, więc przestaliśmy je wysyłać.',
    spam_report:
      'Jeden z naszych e-maili został oznaczony jako spam, więc przestaliśmy je wysyłać.',
    list_unsubscribe:
      'W twoim programie pocztowym wybrano rezygnację, więc przestaliśmy wysyłać te e-maile.',
    resume: 'Włącz ponownie',
    look: 'Zobacz, co zrobić',
    failed: 'Nie udało się. Spróbuj jeszcze raz.',
  },
  activation: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Otwórz link z naszego e-maila. Do tego czasu nikt nie może cię zobaczyć ani ci odpowiedzieć.',
    resend: 'Wyślij link ponownie',
    sent: 'Nowy link jest już w drodze.',
    wrong: 'Zły adres?',
    later: 'Później',
  },
  settings: {
    title: 'Ustawienia',
    index: 'Na tej stronie',
    save: 'Zapisz',
    saved: 'Zapisano.',
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
    profile: {
      title: 'Mój profil',
      lead: 'Co inni o tobie widzą i czy w ogóle to widzą.',
      more: 'Adres e-mail, hasło, urządzenia i swoje dane znajdziesz w <link>ustawieniach</link>.',
    },
    name: {
      title: 'Imię lub nick',
      text: 'Pod tą nazwą widzą cię inni. Możesz się nią też logować, dopóki nie używa jej nikt inny.',
      label: 'Imię lub nick',
    },
    place: {
      title: 'Gdzie mieszkasz',
      text: 'Inni widzą miejscowość i przybliżoną odległość, nigdy nic więcej.',
      country: 'Kraj',
      label: 'Miejscowość',
      optional: 'opcjonalnie',
      hint: 'Wpisz pierwsze litery i wybierz z listy.',
      found:
        '{count, plural, one {# miejscowość} few {# miejscowości} many {# miejscowości} other {# miejscowości}}',
      none: 'Żadna nazwa miejscowości tak się nie zaczyna.',
    },
    invisible: {
      title: 'Tryb niewidoczny',
      text: 'Rozglądaj się, nie zostawiając śladu: nikt nowy cię nie znajdzie, nie pojawiasz się na liście odwiedzin i nikt nie widzi, że jesteś online. Twoje dopasowania i osoby, z którymi piszesz, nadal cię widzą, podobnie jak te, których polubienie odwzajemnisz.',
      label: 'Włącz tryb niewidoczny',
      on: 'Tryb niewidoczny jest włączony.',
      off: 'Inni znów mogą cię widzieć.',
    },
    searchEngines: {
      title: 'Wyszukiwarki internetowe',
      text: 'Odwiedzający mogą czytać stronę twojego profilu, ale prosimy wyszukiwarki, by ją pomijały. Jeśli na to pozwolisz, będzie można cię tam znaleźć po nazwie. To, co wyszukiwarka już pokazuje, nie znika od razu.',
      label: 'Pozwalam wyszukiwarkom znaleźć mój profil',
      on: 'Wyszukiwarki mogą teraz pokazywać twój profil.',
      off: 'Prosimy wyszukiwarki, by pomijały twój profil.',
    },
    email: {
      title: 'Adres e-mail',
      current: 'Twój adres to <strong>{email}</strong>.',
      waiting:
        'Na adres {email} wysłaliśmy link. Otwórz go tam, aby potwierdzić nowy adres. Do tego czasu obowiązuje stary.',
      label: 'Nowy adres e-mail',
      password: 'Twoje hasło',
      submit: 'Zmień adres',
    },
    password: {
      title: 'Hasło',
      text: 'Nowe hasło wylogowuje wszystkie inne urządzenia.',
      old: 'Stare hasło',
      new: 'Nowe hasło',
      hint: 'Co najmniej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
      repeat: 'Powtórz nowe hasło',
      submit: 'Zmień hasło',
      done: 'Hasło zostało zmienione, a inne urządzenia wylogowane.',
    },
    language: {
      title: 'Język',
      text: 'Język stron i e-maili, które do ciebie wysyłamy.',
      label: 'Język',
    },
    payments: {
      title: 'Płatności i kredyty',
      text: 'Wszystkie twoje płatności z potwierdzeniami i historia każdego kredytu.',
      link: 'Zobacz płatności i kredyty',
    },
    sessions: {
      title: 'Urządzenia',
      text: 'Urządzenia zalogowane na twoje konto. Jeśli któregoś nie znasz, wyloguj je i zmień hasło.',
      unknown: 'Nieznane urządzenie',
      current: 'To urządzenie',
      active: 'Teraz aktywne',
      seen: 'Ostatnia aktywność: {when}',
      end: 'Wyloguj',
      endOne: 'Wyloguj: {device}',
      ended: 'Urządzenie zostało wylogowane.',
      endOthers: 'Wyloguj inne urządzenia',
      sure: 'Hasło trzeba będzie znów podać na {count, plural, one {drugim urządzeniu} few {# innych urządzeniach} many {# innych urządzeniach} other {# innego urządzenia}}. To urządzenie pozostanie zalogowane.',
      confirm: 'Tak, wyloguj inne urządzenia',
      othersEnded: 'Zalogowane jest już tylko to urządzenie.',
    },
    export: {
      title: 'Twoje dane',
      text: 'Wszystko, co o tobie mamy, w jednym pliku: to, co nam podajesz, to, co piszesz, i twoje zdjęcia. Aby go przeczytać, rozpakuj go i otwórz index.html.',
      start: 'Przygotuj mój plik',
      again: 'Przygotuj nowy plik',
      working: 'Przygotowujemy twój plik.',
      refresh: 'Sprawdź ponownie',
      ready: 'Twój plik jest gotowy.',
      until: 'Możesz go pobrać do {date}.',
      download: 'Pobierz ({size})',
    },
    delete: {
      title: 'Usunięcie konta',
      open: 'Usuń moje konto',
      hidden: 'Twój profil znika od razu i dla wszystkich.',
      days: 'Przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} możesz wrócić: wystarczy się zalogować.',
      erased:
        'Potem profil, zdjęcia i wiadomości usuwamy na zawsze, a razem z nimi niewykorzystane kredyty.',
      orders: 'Zapisy zamówień zostają, jak wymaga prawo, ale bez twoich danych osobowych.',
      offer: {
        title: 'Zostań i kup następne kredyty {percent}% taniej',
        text: 'Składamy tę ofertę tylko raz. Jeśli wolisz odejść, niczego to nie zmienia.',
        accept: 'Zostaję z rabatem {percent}%',
        accepted:
          'Dziękujemy, że zostajesz. Rabat {percent}% czeka przy następnym zakupie kredytów.',
      },
      reason: 'Dlaczego odchodzisz?',
      optional: 'opcjonalnie',
      reasonHint: 'Tylko jeśli chcesz. Przeczyta to człowiek.',
      counter: '{used} z {most}',
      password: 'Twoje hasło',
      submit: 'Usuń moje konto',
    },
  },
} satisfies Translation<typeof en>;
