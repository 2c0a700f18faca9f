import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Zaproś kogoś',
  lead: 'Znasz kogoś, kto pasuje do serwisu {site}? Wyślij mu swój link.',
  premium: 'Zaproszenia mogą wysyłać tylko użytkownicy premium.',
  getPremium: 'Przejdź na Premium',
  start: 'Link tworzysz raz i jest już twój na stałe.',
  make: 'Utwórz mój link',
  page: 'Co zobaczą najpierw',
  variant: 'Wersja',
  number: 'Wersja {number}',
  preview: 'Tak zobaczy to odbiorca',
  open: 'Otwórz stronę',
  link: 'Twój link',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  share: 'Udostępnij',
  words: 'Jestem w serwisie {site}. Zajrzysz?',
  joined:
    '{count, plural, =0 {Nikt jeszcze nie dołączył z twojego linku} one {# osoba dołączyła z twojego linku} few {# osoby dołączyły z twojego linku} many {# osób dołączyło z twojego linku} other {# osoby dołączyło z twojego linku}}',
  thanked:
    '{count, plural, =0 {Na razie bez kredytów w podziękowaniu} one {# kredyt w podziękowaniu} few {# kredyty w podziękowaniu} many {# kredytów w podziękowaniu} other {# kredytu w podziękowaniu}}',
  terms:
    'Za każdą osobę, która dołączy i potwierdzi adres e-mail, dostajesz {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, najwyżej za {most} osób miesięcznie. Nikt nie widzi, kto kogo zaprosił.',
  pages: {
    alonetonight: 'Dom nocą',
    collagelanding: 'Ściana portretów',
    gallery: 'Galeria',
    iconslanding: 'Wybierz, co lubisz',
    maplanding: 'Mapa',
    socialnetwork: 'Drobiazgi z dzisiaj',
    transitionsvideolanding: 'Film o porach roku',
    video: 'Krótki film',
  },
} satisfies Translation<typeof en>;
