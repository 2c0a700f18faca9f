import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Polubienia',
  button: {
    like: 'Polub profil {name}',
    back: 'Odwzajemnij polubienie: {name}',
    liked: 'Polubiono',
    takeBack: 'Polubiono: cofnij polubienie profilu {name}',
    match: 'To dopasowanie',
    matched: 'To dopasowanie: ty i {name}',
    chat: 'To dopasowanie: ty i {name}. Otwórz czat',
    reply: 'Odpowiedz: {name}',
    goOn: 'Czat: {name}',
    write: 'Przywitaj się: {name}',
    gift: 'Wyślij prezent: {name}',
  },
  hello: {
    free: 'za darmo, zostało: {left}',
    credits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    premium: 'z Premium',
  },
  state: {
    given: 'Profil {name} ma twoje polubienie.',
    received: '{name} cię lubi.',
    match: 'Lubicie się nawzajem.',
  },
  end: {
    title: 'Zakończyć dopasowanie z profilem {name}?',
    text: 'Skończy się po obu stronach: znikniecie nawzajem ze swoich dopasowań. Wasze wiadomości zostaną. {name} nie dostanie powiadomienia.',
    submit: 'Zakończ dopasowanie',
    cancel: 'Zostaw',
  },
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
      title: 'Nikt jeszcze cię nie polubił',
      text: 'Profil, który pokazuje, kim jesteś, zwraca uwagę. Najbardziej pomaga dobre zdjęcie.',
    },
    liked: {
      title: 'Nie masz jeszcze polubionych osób',
      text: 'Dotknij serca przy osobie, którą chcesz poznać. Dowie się o tym i może odwzajemni polubienie.',
    },
    matches: {
      title: 'Nie ma jeszcze dopasowań',
      text: 'Gdy ktoś, kogo lubisz, polubi też ciebie, znajdziesz tę osobę tutaj.',
    },
    visitors: {
      title: 'Nie ma jeszcze gości',
      text: 'Tu zobaczysz, kto otwiera twój profil, z wyjątkiem osób niewidocznych.',
    },
    search: 'Rozejrzyj się',
    profile: 'Popraw mój profil',
  },
  one: {
    received: {
      title: '{name} lubi cię',
      text: 'Zajrzyj do profilu. Jeśli {name} to ktoś dla ciebie, pokaż to serduszkiem: wtedy będzie dopasowanie.',
    },
    match: {
      title: 'Ty i {name} lubicie się',
      text: 'To wzajemne polubienie, a {name} też o tym wie.',
    },
    all: 'Wszystkie polubienia',
  },
  match: {
    title: 'Lubicie się nawzajem!',
    text: '{name} też cię lubi. To dopasowanie.',
    done: 'Dalej',
  },
  newLike: {
    title: 'Nowe polubienie!',
    fictionalTitle: 'Profil do obejrzenia',
    text: '<b>{name}, {age}</b>, lubi cię.',
    near: '<b>{name}, {age}</b>, mieszka nie dalej niż {km} km od ciebie i lubi cię.',
    fictional:
      '<b>{name}, {age}</b>, to profil fikcyjny serwisu {site}. Nie stoi za nim nikt, kogo można spotkać.',
  },
  open: 'Otwórz profil: {name}',
  profile: 'Zobacz profil',
  close: 'Zamknij',
} satisfies Translation<typeof en>;
