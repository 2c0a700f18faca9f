import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months:
      '{months, plural, =6 {sześć miesięcy} =12 {rok} =60 {pięć lat} one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
    footer: 'Otrzymujesz tę wiadomość, ponieważ ten adres został podany w serwisie {site}.',
    fallback: 'Jeśli przycisk nie działa, otwórz ten adres:',
    help: 'Masz pytania? Napisz na adres {support}.',
    facts: {
      device: 'Urządzenie',
      place: 'Miejsce',
      time: 'Czas',
    },
  },
  complaint: {
    subject: 'Twoja skarga {reference}',
    body: 'Twoja skarga do nas dotarła. Numer sprawy to {reference}.\n\nPrzeczyta ją człowiek i odpowie w ciągu dwóch dni roboczych. Status możesz sprawdzić w każdej chwili.',
    action: 'Zobacz status',
    note: 'Zachowaj tę wiadomość: link powyżej jest kluczem do twojej skargi. Nie przekazuj go nikomu.',
  },
  exclusion: {
    subject: 'Potwierdź zakaz dostępu',
    body: 'Ktoś, zapewne ty, prosi nas o zamknięcie temu adresowi dostępu do serwisu {site} na {period}.\n\nZakaz zacznie się, gdy go potwierdzisz. Konto z tym adresem zostanie wtedy zamknięte, a zakazu nie można cofnąć przed czasem.',
    action: 'Potwierdź zakaz',
    note: 'Link działa przez 24 godziny. Jeśli to nie twoja prośba, nie rób nic: nic się nie stanie.',
  },
  activation: {
    subject: 'Potwierdź swój adres w serwisie {site}',
    preheader: 'Jedno kliknięcie i inni mogą znaleźć twój profil.',
    body: 'Cześć, {name}! Dobrze, że jesteś.\n\nPotwierdź, że ten adres należy do ciebie. Wtedy twój profil stanie się widoczny: inni będą mogli cię znaleźć i odpowiedzieć na to, co piszesz.{credits, plural, =0 {} one { Czeka też na ciebie # kredyt powitalny.} few { Czekają też na ciebie # kredyty powitalne.} many { Czeka też na ciebie # kredytów powitalnych.} other { Czeka też na ciebie # kredytu powitalnego.}}',
    action: 'Potwierdź adres',
    note: 'Link działa przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Jeśli to nie twoja rejestracja, nie rób nic: konto, którego nikt nie potwierdzi, po pewnym czasie samo zostanie usunięte.',
  },
  reset: {
    subject: 'Ustaw nowe hasło',
    preheader: 'Prośba z serwisu {site}. Jeśli to nie ty, nic się nie zmieni.',
    body: 'Cześć, {name}!\n\nKtoś, zapewne ty, prosi o zresetowanie hasła do twojego konta w serwisie {site}. Tutaj możesz ustawić nowe.',
    action: 'Ustaw nowe hasło',
    note: 'Link działa tylko raz i jest ważny przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}. Jeśli to nie twoja prośba, nie rób nic: hasło pozostanie bez zmian.',
  },
  passwordChanged: {
    subject: 'Twoje hasło zostało zmienione',
    preheader: 'Jeśli to ty, nie musisz nic robić.',
    body: 'Cześć, {name}!\n\nHasło do twojego konta w serwisie {site} zostało zmienione, a wszystkie inne urządzenia zostały wylogowane.\n\nJeśli to ty, nie musisz nic robić. Jeśli nie, od razu zresetuj hasło.',
    action: 'Zresetuj hasło',
    note: 'Zresetowanie hasła wylogowuje wszystkich innych, a link do tego wysyłamy zawsze tylko na ten adres.',
  },
  mailChange: {
    subject: 'Potwierdź nowy adres',
    preheader: 'Do tego czasu wszystko zostaje bez zmian.',
    body: 'Cześć, {name}!\n\nKtoś, zapewne ty, chce używać adresu {email} do twojego konta w serwisie {site}.\n\nGdy go potwierdzisz, nasze wiadomości będą przychodzić właśnie tam. Do tego czasu wszystko zostaje bez zmian.',
    action: 'Potwierdź ten adres',
    note: 'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}. Jeśli to nie twoja prośba, nie rób nic: nie będziemy używać tego adresu.',
  },
  mailChangeAsked: {
    subject: 'Nowy adres do twojego konta?',
    preheader: 'Jeśli to twoja prośba, nie musisz tu nic robić.',
    body: 'Cześć, {name}!\n\nKtoś, zapewne ty, prosi o zmianę adresu e-mail twojego konta w serwisie {site}. Na nowy adres wysłaliśmy link. Dopóki nikt go nie otworzy, nic się nie zmieni.\n\nJeśli to ty, nie musisz tu nic robić. Jeśli nie, być może ktoś inny zna twoje hasło: od razu ustaw nowe.',
    action: 'Ustaw nowe hasło',
    note: 'Nowe hasło wylogowuje wszystkie inne urządzenia.',
  },
  mailChanged: {
    subject: 'Twój adres został zmieniony',
    preheader: 'Nasze wiadomości przychodzą teraz na nowy adres.',
    body: 'Cześć, {name}!\n\nTwoje konto w serwisie {site} ma teraz inny adres e-mail i to na niego wysyłamy wiadomości.\n\nJeśli to ty, nie musisz nic robić.',
    note: 'Jeśli to nie ty, napisz na adres {support}. Wyjaśnimy to razem z tobą.',
  },
  deletion: {
    subject: 'Twoje konto zostanie usunięte {date}',
    preheader: 'Do tego dnia jedno kliknięcie przywraca wszystko.',
    body: 'Cześć, {name}!\n\nZgodnie z twoją prośbą konto w serwisie {site} jest zamknięte. Dnia {date} usuniemy je na zawsze, razem z profilem, zdjęciami i wiadomościami.\n\nDo tego dnia wszystko zachowujemy. Jeśli zmienisz zdanie, zaloguj się lub otwórz link, a wszystko wróci.',
    action: 'Przywróć konto',
    note: 'Jeśli chcesz odejść, nie musisz robić nic więcej. Zostanie tylko to, co każe nam przechowywać prawo, na przykład zapis zamówienia, bez twoich danych osobowych. Dziękujemy za wspólny czas.',
  },
  reactivated: {
    subject: 'Witaj ponownie, {name}',
    preheader: 'Twoje konto jest znów otwarte i nic nie przepadło.',
    body: 'Twoje konto w serwisie {site} jest znów otwarte i nic nie przepadło: profil, zdjęcia i wiadomości są takie jak przedtem.',
    action: 'Przejdź do serwisu {site}',
    note: 'Jeśli to nie ty, zmień hasło lub napisz na adres {support}.',
  },
  newSignIn: {
    subject: 'Nowe logowanie na twoje konto',
    preheader: 'Jeśli to ty, nie musisz nic robić.',
    body: 'Cześć, {name}!\n\nKtoś zalogował się na twoje konto w serwisie {site} z urządzenia, którego wcześniej nie widzieliśmy. Jeśli to ty, nie musisz nic robić.',
    action: 'Zobacz moje urządzenia',
    note: 'Jeśli to nie ty, wyloguj tam inne urządzenia i od razu ustaw nowe hasło. Miejsce znamy tylko na podstawie adresu IP, więc może być błędne.',
  },
  exportReady: {
    subject: 'Twoje dane są gotowe',
    preheader: 'Wszystko, co serwis {site} o tobie przechowuje, do pobrania.',
    body: 'Cześć, {name}!\n\nZgodnie z twoją prośbą kopia twoich danych jest gotowa: wszystko, co serwis {site} o tobie przechowuje, i twoje zdjęcia.\n\nMożesz ją pobrać w ustawieniach przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Potem kopia zostanie usunięta.',
    action: 'Przejdź do ustawień',
    note: 'Ta kopia jest osobista. Przechowuj ją tam, gdzie tylko ty możesz ją otworzyć.',
  },
} satisfies Translation<typeof en>;
