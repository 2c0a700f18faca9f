import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Wyszukiwarka dopasowań',
  lead: 'Odpowiedz na co najmniej {count, plural, one {jedno pytanie} few {# pytania} many {# pytań} other {# pytania}} o to, co jest dla ciebie ważne. Odpowiedzi są prywatne, chyba że ktoś odpowie tak samo: wtedy widać to po obu stronach. Tam, gdzie się różnicie, druga osoba widzi tylko, że tak jest, nigdy twoją odpowiedź.',
  step: 'Pytanie {number} z {count}',
  back: 'Wstecz',
  next: 'Dalej',
  skip: 'Pomiń',
  remove: 'Usuń odpowiedź',
  show: 'Pokaż moje dopasowania',
  open: 'Bez odpowiedzi',
  answers: 'Twoje odpowiedzi: {count} z {all}',
  importance: {
    label: 'Jak ważne jest, żeby druga osoba się z tobą zgadzała?',
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
      '{count, plural, one {Odpowiedz jeszcze na # pytanie, żeby zobaczyć swoje dopasowania.} few {Odpowiedz jeszcze na # pytania, żeby zobaczyć swoje dopasowania.} many {Odpowiedz jeszcze na # pytań, żeby zobaczyć swoje dopasowania.} other {Odpowiedz jeszcze na # pytania, żeby zobaczyć swoje dopasowania.}}',
    more: 'Pokaż więcej',
    start: 'Wróć do najlepszych dopasowań',
    failed: 'Nie udało się wczytać kolejnych dopasowań.',
    retry: 'Spróbuj ponownie',
    empty: {
      title: 'Nie ma jeszcze z kim porównać',
      text: 'Nikt, kto szuka kogoś takiego jak ty, nie odpowiedział jeszcze na te pytania. Zwiększ odległość albo odpowiedz na kilka kolejnych.',
      widen: 'Zwiększ odległość',
      search: 'Szukaj osób',
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
      differ: 'Szukacie różnego rodzaju związku.',
    },
    children: {
      ask: 'Czy chcesz mieć w życiu dzieci?',
      options: { first: 'Tak', middle: 'Jeszcze nie wiem', last: 'Nie' },
      both: {
        first: 'Chcecie mieć dzieci.',
        middle: 'Jeszcze nie wiecie, czy chcecie mieć dzieci.',
        last: 'Chcecie żyć bez dzieci.',
      },
      differ: 'Różnicie się w kwestii dzieci.',
    },
    living: {
      ask: 'Jak chcesz mieszkać w związku?',
      options: { first: 'Razem, wkrótce', middle: 'Razem, kiedyś', last: 'Osobno, u siebie' },
      both: {
        first: 'Chcecie wkrótce zamieszkać razem.',
        middle: 'Chcecie kiedyś zamieszkać razem.',
        last: 'Wolicie mieszkać osobno.',
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
      differ: 'Wiara znaczy dla was co innego.',
    },
    money: {
      ask: 'Co robisz z pieniędzmi?',
      options: {
        first: 'Oszczędzam',
        middle: 'Po trochu jedno i drugie',
        last: 'Cieszę się nimi',
      },
      both: {
        first: 'Lubicie oszczędzać.',
        middle: 'Trochę oszczędzacie, a trochę wydajecie.',
        last: 'Lubicie cieszyć się pieniędzmi.',
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
      ask: 'Jak wygląda dla ciebie dobry weekend?',
      options: {
        first: 'Poza domem',
        middle: 'Po trochu jedno i drugie',
        last: 'Przytulnie w domu',
      },
      both: {
        first: 'Lubicie weekendy poza domem.',
        middle: 'Lubicie i wychodzić, i zostawać w domu.',
        last: 'Lubicie spokojne weekendy w domu.',
      },
      differ: 'Dobry weekend to dla każdego z was coś innego.',
    },
    rhythm: {
      ask: 'Kiedy masz najwięcej energii?',
      options: { first: 'Wcześnie rano', middle: 'To zależy', last: 'Późnym wieczorem' },
      both: {
        first: 'Jesteście rannymi ptaszkami.',
        middle: 'Pora dnia nie ma dla was znaczenia.',
        last: 'Jesteście nocnymi markami.',
      },
      differ: 'Żyjecie w różnym rytmie.',
    },
    smoking: {
      ask: 'Czy palisz?',
      options: { first: 'Nigdy', middle: 'Czasami', last: 'Często' },
      both: {
        first: 'Nie palicie.',
        middle: 'Czasami palicie.',
        last: 'Palicie.',
      },
      differ: 'Różnicie się w kwestii palenia.',
    },
    alcohol: {
      ask: 'Czy pijesz alkohol?',
      options: { first: 'Nigdy', middle: 'Czasami', last: 'Często' },
      both: {
        first: 'Nie pijecie alkoholu.',
        middle: 'Czasami pijecie alkohol.',
        last: 'Lubicie się napić.',
      },
      differ: 'Różnicie się w kwestii alkoholu.',
    },
    animals: {
      ask: 'Co sądzisz o zwierzętach domowych?',
      options: {
        first: 'Im więcej, tym lepiej',
        middle: 'Jedno lub dwa to w sam raz',
        last: 'Raczej nie',
      },
      both: {
        first: 'Kochacie dom pełen zwierząt.',
        middle: 'Chcecie mieć jedno lub dwa zwierzęta.',
        last: 'Wolicie nie mieć zwierząt.',
      },
      differ: 'Różnicie się w kwestii zwierząt domowych.',
    },
    closeness: {
      ask: 'Ile bliskości potrzebujesz?',
      options: { first: 'Jak najwięcej', middle: 'Równowagi', last: 'Dużo przestrzeni dla siebie' },
      both: {
        first: 'Lubicie dużo bliskości.',
        middle: 'Szukacie równowagi między bliskością a przestrzenią.',
        last: 'Potrzebujecie przestrzeni dla siebie.',
      },
      differ: 'Potrzebujecie różnej bliskości.',
    },
  },
} satisfies Translation<typeof en>;
