import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Polubienia',
  button: {
    like: 'Polub profil {name}',
    back: 'Odwzajemnij polubienie: {name}',
    liked: 'Polubiono',
    takeBack: 'Polubiono: cofnij polubienie profilu {name}',
    match: 'Jest dopasowanie',
    matched: 'Jest dopasowanie: ty i {name}',
    chat: 'Jest dopasowanie: ty i {name}. Otwórz czat',
    reply: 'Odpowiedz: {name}',
    goOn: 'Czat: {name}',
    write: 'Przywitaj się: {name}',
    gift: 'Wyślij prezent: {name}',
  },
  hello: {
    say: 'Przywitaj się',
    free: 'za darmo, jeszcze {left}',
    credits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    premium: 'z Premium',
  },
  state: {
    given: 'Lubisz profil {name}.',
    received: '{name} cię lubi.',
    match: 'Lubicie się nawzajem.',
  },
  end: {
    title: 'Zakończyć dopasowanie z profilem {name}?',
    text: 'Znikniecie nawzajem ze swoich dopasowań. Czat zostanie. {name} nie dostanie powiadomienia.',
    submit: 'Zakończ dopasowanie',
    cancel: 'Zostaw',
  },
  card: { hello: 'Przywitaj się', reply: 'Odpowiedz' },
  wait: 'Zanim ktoś odpowie',
  lists: {
    label: 'Polubienia i odwiedziny',
    liked_me: 'Lubią cię',
    liked: 'Twoje polubienia',
    matches: 'Dopasowania',
    visitors: 'Goście',
    many: '{count}+',
    newLike: 'Nowe polubienie',
    newMatch: 'Nowe dopasowanie',
  },
  empty: {
    liked_me: {
      title: 'Nie masz jeszcze polubień',
      text: 'Profil, który pokazuje, kim jesteś, zwraca uwagę. Najbardziej pomaga dobre zdjęcie.',
    },
    liked: {
      title: 'Nikt nie ma jeszcze twojego polubienia',
      text: 'Dotknij serca przy osobie, którą chcesz poznać. Damy jej znać i może odwzajemni polubienie.',
    },
    matches: {
      title: 'Nie masz jeszcze dopasowań',
      text: 'Gdy ktoś, kogo lubisz, polubi też ciebie, znajdziesz tę osobę tutaj.',
    },
    visitors: {
      title: 'Nie masz jeszcze gości',
      text: 'Tu zobaczysz, kto otwiera twój profil, chyba że ktoś korzysta z trybu niewidocznego.',
    },
    search: 'Rozejrzyj się',
    profile: 'Ulepsz mój profil',
  },
  one: {
    received: {
      title: '{name} cię lubi',
      text: 'Zajrzyj do profilu. Gdy odwzajemnisz polubienie, ty i {name} macie dopasowanie.',
    },
    match: {
      title: 'Masz dopasowanie: {name}',
      text: 'Lubicie się nawzajem, a {name} też o tym wie.',
    },
    all: 'Wszystkie polubienia',
  },
  match: {
    title: 'Jest dopasowanie!',
    text: 'Ty i {name} lubicie się nawzajem.',
    done: 'Przeglądaj dalej',
  },
  newLike: {
    title: 'Nowe polubienie!',
    fictionalTitle: 'Masz ochotę na czat?',
    text: '<b>{name}, {age}</b>, lubi cię.',
    near: '<b>{name}, {age}</b>, lubi cię i mieszka niecałe {distance} od ciebie.',
    fictional:
      '<b>{name}, {age}</b>, to profil fikcyjny, który prowadzi serwis {site}. Możesz z nim czatować, ale nie można się spotkać osobiście.',
  },
  open: 'Otwórz profil: {name}',
  profile: 'Zobacz profil',
  close: 'Zamknij',
} satisfies Translation<typeof en>;
