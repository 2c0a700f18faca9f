import type en from '../en/invitations.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Zaproś kogoś',
  lead: 'Znasz ludzi, którzy pasowaliby do serwisu {site}? Wyślij im własny link.',
  premium: 'Zaproszenia są dla osób z kontem premium.',
  getPremium: 'Przejdź na premium',
  start: 'Twój link powstaje raz i pozostaje twój.',
  make: 'Utwórz mój link',
  page: 'Co zobaczą najpierw',
  variant: 'W jakiej wersji',
  number: 'Wersja {number}',
  link: 'Twój link',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  share: 'Udostępnij',
  words: 'Jestem w serwisie {site}. Zajrzysz?',
  joined:
    '{count, plural, =0 {Nikt jeszcze nie przyszedł z twojego linku} one {# osoba przyszła z twojego linku} few {# osoby przyszły z twojego linku} many {# osób przyszło z twojego linku} other {# osoby przyszło z twojego linku}}',
  thanked:
    '{count, plural, =0 {Na razie bez kredytów w podziękowaniu} one {# kredyt w podziękowaniu} few {# kredyty w podziękowaniu} many {# kredytów w podziękowaniu} other {# kredytu w podziękowaniu}}',
  terms:
    'Za każdą osobę, która dołączy i potwierdzi adres, dostajesz {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, za najwyżej {most} osób w miesiącu. Nikt nie widzi, kto kogo zaprosił.',
  pages: {
    alonetonight: 'Dom nocą',
    collagelanding: 'Ściana portretów',
    gallery: 'Galeria',
    iconslanding: 'Wybierz, co lubisz',
    maplanding: 'Mapa',
    socialnetwork: 'Drobne wieści dnia',
    transitionsvideolanding: 'Film przez pory roku',
    video: 'Krótki film',
  },
} satisfies Translation<typeof en>;
