import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Wyszukiwarka dopasowań',
  lead: 'Odpowiedz na to, co jest dla ciebie ważne, na co najmniej pięć pytań. Odpowiedzi pozostają prywatne, chyba że ktoś odpowiedział tak samo jak ty: wtedy możecie to nawzajem przeczytać. Tam, gdzie się różnicie, inni widzą tylko, że tak jest, nigdy samą odpowiedź.',
  step: 'Pytanie {number} z {count}',
  back: 'Wstecz',
  next: 'Dalej',
  skip: 'Pomiń',
  remove: 'Usuń odpowiedź',
  show: 'Pokaż moje dopasowania',
  open: 'Bez odpowiedzi',
  answers: 'Twoje odpowiedzi: {count} z {all}',
  importance: {
    label: 'Jak ważne jest, żeby druga osoba myślała tak samo?',
    little: 'Trochę',
    some: 'Dość',
    much: 'Bardzo',
  },
  state: {
    saving: 'Zapisywanie…',
    saved: 'Zapisano',
    failed: 'Nie udało się zapisać odpowiedzi.',
    retry: 'Spróbuj ponownie',
  },
  score: {
    of: '{score} na 100:',
    best: 'Bardzo dobre dopasowanie',
    good: 'Dobre dopasowanie',
    fair: 'Trochę wspólnego',
    low: 'Raczej różnice',
  },
  results: {
    title: 'Twoje najlepsze dopasowania',
    loading: 'Szukamy twoich najlepszych dopasowań…',
    missing:
      '{count, plural, one {Odpowiedz jeszcze na # pytanie, żeby zobaczyć, kto pasuje.} few {Odpowiedz jeszcze na # pytania, żeby zobaczyć, kto pasuje.} many {Odpowiedz jeszcze na # pytań, żeby zobaczyć, kto pasuje.} other {Odpowiedz jeszcze na # pytania, żeby zobaczyć, kto pasuje.}}',
    more: 'Pokaż więcej',
    start: 'Wróć do najlepszych dopasowań',
    failed: 'Nie udało się wczytać kolejnych dopasowań.',
    retry: 'Spróbuj ponownie',
    empty: {
      title: 'Nie ma jeszcze z kim porównać',
      text: 'Nikt, kto szuka kogoś takiego jak ty, nie odpowiedział jeszcze na te pytania. Zwiększ odległość albo odpowiedz na kilka kolejnych.',
      widen: 'Zwiększ odległość',
      search: 'Szukaj użytkowników',
    },
  },
  questions: {
    relationship: {
      ask: 'Czego szukasz?',
      options: {
        first: 'Czegoś trwałego',
        middle: 'Zobaczymy, co z tego będzie',
        last: 'Czegoś niezobowiązującego',
      },
      both: {
        first: 'Szukacie czegoś trwałego.',
        middle: 'Chcecie zobaczyć, co z tego będzie.',
        last: 'Szukacie czegoś niezobowiązującego.',
      },
      differ: 'Szukacie różnych relacji.',
    },
    children: {
      ask: 'Czy chcesz mieć w życiu dzieci?',
      options: { first: 'Tak', middle: 'Jeszcze nie wiem', last: 'Nie' },
      both: {
        first: 'Chcecie mieć dzieci.',
        middle: 'Jeszcze nie wiecie, czy chcecie mieć dzieci.',
        last: 'Chcecie żyć bez dzieci.',
      },
      differ: 'Różnicie się w sprawie dzieci.',
    },
    living: {
      ask: 'Jak chcesz mieszkać w związku?',
      options: { first: 'Razem, wkrótce', middle: 'Razem, kiedyś', last: 'Każde u siebie' },
      both: {
        first: 'Chcecie wkrótce zamieszkać razem.',
        middle: 'Chcecie kiedyś zamieszkać razem.',
        last: 'Wolicie mieszkać każde u siebie.',
      },
      differ: 'Inaczej wyobrażacie sobie wspólne mieszkanie.',
    },
    faith: {
      ask: 'Jak ważna jest dla ciebie wiara?',
      options: { first: 'Najważniejsza', middle: 'Ma znaczenie', last: 'Nie ma znaczenia' },
      both: {
        first: 'Wiara jest dla was najważniejsza.',
        middle: 'Wiara ma dla was znaczenie.',
        last: 'Wiara nie ma dla was znaczenia.',
      },
      differ: 'Wiara nie znaczy dla was tego samego.',
    },
    money: {
      ask: 'Co robisz z pieniędzmi?',
      options: {
        first: 'Oszczędzam',
        middle: 'Trochę tego, trochę tego',
        last: 'Korzystam z nich',
      },
      both: {
        first: 'Lubicie oszczędzać.',
        middle: 'Umiecie i oszczędzać, i korzystać z pieniędzy.',
        last: 'Lubicie korzystać z pieniędzy.',
      },
      differ: 'Inaczej podchodzicie do pieniędzy.',
    },
    home: {
      ask: 'Gdzie czujesz się u siebie?',
      options: { first: 'W dużym mieście', middle: 'W małym mieście', last: 'Na wsi' },
      both: {
        first: 'Czujecie się u siebie w dużym mieście.',
        middle: 'Czujecie się u siebie w małym mieście.',
        last: 'Czujecie się u siebie na wsi.',
      },
      differ: 'Czujecie się u siebie w różnych miejscach.',
    },
    weekend: {
      ask: 'Jaki weekend jest dobry?',
      options: { first: 'Poza domem', middle: 'Trochę tego, trochę tego', last: 'Spokojny w domu' },
      both: {
        first: 'Lubicie weekendy poza domem.',
        middle: 'Lubicie weekendy, w których jest wszystkiego po trochu.',
        last: 'Lubicie spokojne weekendy w domu.',
      },
      differ: 'Lubicie różne weekendy.',
    },
    rhythm: {
      ask: 'Kiedy masz najwięcej energii?',
      options: { first: 'Wcześnie rano', middle: 'To zależy', last: 'Późnym wieczorem' },
      both: {
        first: 'Najwięcej energii macie rano.',
        middle: 'Pora dnia nie ma dla was znaczenia.',
        last: 'Najwięcej energii macie wieczorem.',
      },
      differ: 'Żyjecie w różnym rytmie.',
    },
    smoking: {
      ask: 'Czy palisz?',
      options: { first: 'Nigdy', middle: 'Czasami', last: 'Często' },
      both: { first: 'Nie palicie.', middle: 'Czasami palicie.', last: 'Palicie.' },
      differ: 'Różnicie się w sprawie palenia.',
    },
    alcohol: {
      ask: 'Czy pijesz alkohol?',
      options: { first: 'Nigdy', middle: 'Czasami', last: 'Często' },
      both: {
        first: 'Nie pijecie alkoholu.',
        middle: 'Czasami pijecie alkohol.',
        last: 'Lubicie pić alkohol.',
      },
      differ: 'Różnicie się w sprawie alkoholu.',
    },
    animals: {
      ask: 'Co sądzisz o zwierzętach w domu?',
      options: {
        first: 'Im więcej, tym lepiej',
        middle: 'Jedno lub dwa są miłe',
        last: 'Raczej bez zwierząt',
      },
      both: {
        first: 'Kochacie dom pełen zwierząt.',
        middle: 'Lubicie mieć w domu jedno lub dwa zwierzęta.',
        last: 'Wolicie dom bez zwierząt.',
      },
      differ: 'Różnicie się w sprawie zwierząt w domu.',
    },
    closeness: {
      ask: 'Ile bliskości potrzebujesz?',
      options: { first: 'Jak najwięcej', middle: 'Równowagi', last: 'Dużo miejsca dla siebie' },
      both: {
        first: 'Lubicie dużo bliskości.',
        middle: 'Szukacie równowagi między bliskością a swobodą.',
        last: 'Potrzebujecie miejsca dla siebie.',
      },
      differ: 'Potrzebujecie różnej bliskości.',
    },
  },
} satisfies Translation<typeof en>;
