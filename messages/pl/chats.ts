import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Wiadomości',
  list: 'Twoje czaty',
  you: 'Ty: {text}',
  photo: {
    theirs: 'Zdjęcie dla ciebie',
    mine: 'Zdjęcie od ciebie',
  },
  gift: {
    theirs: 'Prezent dla ciebie',
    mine: 'Prezent od ciebie',
  },
  takenBack: {
    theirs: 'Wiadomość cofnięta',
    mine: 'Twoja wiadomość cofnięta',
  },
  nothing: 'Brak wiadomości',
  typing: 'pisze…',
  draft: 'Szkic',
  online: 'Online',
  muted: 'Wyciszony',
  yesterday: 'Wczoraj',
  unread:
    '{count, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
  state: {
    unconfirmed: 'Adres e-mail jeszcze niepotwierdzony',
    disabled: 'Ten profil nie jest aktywny',
    deleted: 'To konto zostało usunięte',
    blocked_by: '{name} ma cię na liście zablokowanych',
    you_blocked: '{name} jest na twojej liście zablokowanych',
  },
  menu: {
    label: 'Więcej o czacie: {name}',
    profile: 'Zobacz profil',
    mute: 'Wycisz',
    unmute: 'Wyłącz wyciszenie',
    delete: 'Usuń czat',
    deleted: 'Czat usunięty: {name}.',
  },
  search: {
    label: 'Szukaj w swoich czatach',
    clear: 'Zakończ wyszukiwanie',
    people: 'Osoby',
    messages: 'Wiadomości',
    found:
      '{count, plural, =0 {Brak wyników} one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
    none: 'Brak wyników dla „{words}”',
    noneText: 'Spróbuj imienia albo innych słów z waszej rozmowy.',
    loading: 'Wyszukiwanie…',
    failed: 'Wyszukiwanie się nie udało',
  },
  empty: {
    title: 'Nie ma jeszcze wiadomości',
    text: 'Znajdź kogoś, kogo chcesz poznać, i się przywitaj. Tu będzie wszystko, co do siebie napiszecie.',
    action: 'Rozejrzyj się',
  },
  choose: {
    title: 'Wróć do rozmowy',
    text: 'Wybierz czat po lewej, aby czytać dalej i odpowiedzieć.',
  },
  absent: {
    title: 'Do tej osoby nikt nie może teraz napisać',
    text: 'Profil jest niedostępny: być może adres e-mail nie jest jeszcze potwierdzony albo tej osoby już tu nie ma.',
  },
  gone: {
    title: 'Tego czatu już nie ma',
    text: 'Został usunięty albo nigdy nie był twój.',
    back: 'Wszystkie wiadomości',
  },
  failed: {
    title: 'Nie udało się wczytać twoich czatów',
    chat: 'Nie udało się wczytać tego czatu',
    more: 'Nie udało się wczytać kolejnych czatów.',
    text: 'Zwykle mija to po chwili.',
    retry: 'Spróbuj ponownie',
  },
  loading: 'Wczytywanie twoich czatów…',
} satisfies Translation<typeof en>;
