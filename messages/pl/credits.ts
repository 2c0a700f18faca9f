import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';
import paymentMethods from './payment-methods.ts';

export default {
  title: 'Kredyty',
  premiumTitle: 'Premium',
  head: {
    first: 'Płać za słowa, <em>nie za miesiące.</em>',
    more: 'Więcej słów, <em>kiedy tylko chcesz.</em>',
    lead: 'Wiadomość kosztuje {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}. Kupujesz raz, korzystasz, kiedy chcesz.',
    premium: 'Pierwszy zakup kredytów daje status premium na stałe.',
  },
  balance: {
    title: 'Twoje kredyty',
    left: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    enough:
      '{count, plural, =0 {Za mało na wiadomość.} one {Wystarczy na # wiadomość.} few {Wystarczy na # wiadomości.} many {Wystarczy na # wiadomości.} other {Wystarczy na # wiadomości.}}',
    statement: 'Historia kredytów',
    orders: 'Moje płatności',
    invite: 'Zaproś kogoś',
    repeat: 'Powtórz ostatnie zamówienie',
  },
  discount: {
    label: 'Rabat',
    time_bonus: 'Oferta powitalna: {percent}',
    welcome: 'Oferta powitalna: {percent}',
    stay: '{percent} rabatu dla ciebie',
    included: 'Uwzględniony w cenach',
    until: 'Uwzględniony w cenach do {date}',
    bonus:
      'Uwzględniona w cenach przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} od rejestracji',
  },
  packages: {
    title: 'Pakiety',
    small: 'Na próbę',
    medium: 'Żeby kogoś poznać',
    large: 'Na świetne rozmowy',
    most: 'Najpopularniejszy',
    unit: '{count, plural, one {kredyt} few {kredyty} many {kredytów} other {kredytu}}',
    messages:
      '{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
    perMessage: '<b>{price}</b> za wiadomość',
    before: 'zamiast',
    save: 'Oszczędzasz {amount}',
    choose:
      'Wybierz {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    go: 'Dalej z tym pakietem',
    tax: 'Zawiera VAT {rate}',
  },
  none: {
    title: 'Jeszcze niedostępne: {country}',
    text: 'Na razie nie sprzedajemy tam kredytów. Jeśli płacisz w innym kraju, wybierz go.',
  },
  failed: {
    title: 'Nie udało się wczytać cen',
    text: 'Nie złożono żadnego zamówienia. Spróbuj ponownie za chwilę.',
    retry: 'Spróbuj ponownie',
  },
  methods: { label: 'Metody płatności', ...paymentMethods.names },
  country: {
    text: 'Kraj płatności: <b>{country}</b> ({currency})',
    change: 'Zmień kraj',
    label: 'Kraj płatności',
    hint: 'Od niego zależą waluta, ceny i metody płatności.',
    save: 'Zapisz',
  },
  premium: {
    title: 'Co daje Premium',
    yours: 'Twoje korzyści z Premium',
    photos: { title: 'Wszystkie zdjęcia wszystkich osób', text: 'Koniec z rozmytymi zdjęciami.' },
    conversations: {
      title: 'Tyle nowych rozmów, ile chcesz',
      text: 'Bez Premium limit to {count}.',
    },
    own: { title: '{count} własnych zdjęć', text: 'Zamiast {count}.' },
    visitors: { title: 'Pełna lista twoich gości', text: 'Nie tylko ostatnich {count}.' },
    chance: 'większa szansa na dopasowanie dla użytkowników premium.*',
    chanceNote:
      '* Dane dla ogółu użytkowników premium serwisu {site}. To nie obietnica: u każdego może być inaczej.',
  },
  offer: 'Kredyty są w pakietach',
  buy: 'Kup kredyty',
  join: 'Zarejestruj się za darmo, aby je kupić.',
} satisfies Translation<typeof en>;
