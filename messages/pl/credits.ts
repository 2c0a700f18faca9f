import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

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
    title: 'Twoje saldo',
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
    included: 'Już uwzględniony w cenach',
    until: 'Już uwzględniony w cenach, do {date}',
    bonus: 'Już uwzględniona w cenach, przez cztery godziny od rejestracji',
  },
  packages: {
    title: 'Pakiety',
    small: 'Na próbę',
    medium: 'Żeby kogoś poznać',
    large: 'Dla lubiących rozmawiać',
    most: 'Najczęściej wybierany',
    unit: '{count, plural, one {kredyt} few {kredyty} many {kredytów} other {kredytu}}',
    messages:
      '{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
    perMessage: '<b>{price}</b> za wiadomość',
    before: 'zamiast',
    choose:
      'Wybierz {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    go: 'Dalej z tym pakietem',
    tax: 'Zawiera VAT {rate}',
  },
  none: {
    title: 'Brak pakietów: {country}',
    text: 'Na razie nie sprzedajemy tam kredytów. Jeśli płacisz w innym kraju, wybierz go.',
  },
  failed: {
    title: 'Nie udało się wczytać cen',
    text: 'Nic nie zostało zamówione. Spróbuj ponownie za chwilę.',
    retry: 'Spróbuj ponownie',
  },
  methods: {
    label: 'Metody płatności',
    card: 'Karta',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Polecenie zapłaty',
  },
  country: {
    text: 'Kraj płatności: <b>{country}</b> ({currency})',
    change: 'Zmień kraj',
    label: 'Kraj, w którym płacisz',
    hint: 'Od niego zależą waluta, ceny i metody płatności.',
    save: 'Zapisz',
  },
  premium: {
    title: 'Co daje premium',
    yours: 'Co daje ci premium',
    photos: { title: 'Wszystkie zdjęcia wszystkich osób', text: 'Koniec z rozmytymi zdjęciami.' },
    conversations: {
      title: 'Tyle nowych rozmów, ile chcesz',
      text: 'Bez premium limit to {count}.',
    },
    own: { title: 'Do {count} własnych zdjęć', text: 'Bez premium limit to {count}.' },
    visitors: { title: 'Pełna lista twoich gości', text: 'Bez premium widać ostatnich {count}.' },
    chance: 'większa szansa na dopasowanie dla użytkowników premium.*',
    chanceNote:
      '* Liczba, którą serwis {site} podaje dla ogółu użytkowników premium. Nie opisuje ciebie i niczego nie obiecuje: wszystko zależy od ciebie i od osób, które spotkasz.',
  },
  offer: 'Kredyty kupuje się w pakietach',
  buy: 'Kup kredyty',
  join: 'Kupić je można po rejestracji, która jest bezpłatna.',
} satisfies Translation<typeof en>;
