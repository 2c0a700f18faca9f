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
    theirs: 'Wiadomość usunięta',
    mine: 'Twoja wiadomość usunięta',
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
    blocked_by: '{name} cię blokuje',
    you_blocked: 'Blokujesz profil {name}',
  },
  menu: {
    label: 'Opcje czatu: {name}',
    profile: 'Zobacz profil',
    mute: 'Wycisz',
    unmute: 'Wyłącz wyciszenie',
    delete: 'Usuń czat',
    deleted: 'Czat usunięty: {name}.',
  },
  search: {
    label: 'Szukaj w swoich czatach',
    clear: 'Wyczyść wyszukiwanie',
    people: 'Osoby',
    messages: 'Wiadomości',
    found:
      '{count, plural, =0 {Brak wyników} one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
    none: 'Brak wyników dla „{words}”',
    noneText: 'Spróbuj imienia albo innych słów z waszych wiadomości.',
    loading: 'Wyszukiwanie…',
    failed: 'Wyszukiwanie się nie udało',
  },
  empty: {
    title: 'Nie masz jeszcze wiadomości',
    text: 'Znajdź kogoś, kogo chcesz poznać, i się przywitaj. Tu pojawią się twoje czaty.',
    action: 'Rozejrzyj się',
  },
  choose: {
    title: 'Wróć do rozmowy',
    text: 'Wybierz czat, aby rozmawiać dalej.',
  },
  absent: {
    title: 'Do tej osoby nie można teraz napisać',
    text: 'Ten profil nie jest aktywny. Być może adres e-mail nie jest jeszcze potwierdzony albo tej osoby już tu nie ma.',
  },
  gone: {
    title: 'Ten czat nie jest już dostępny',
    text: 'Został usunięty albo nie masz do niego dostępu.',
    back: 'Wszystkie wiadomości',
  },
  failed: {
    title: 'Nie udało się wczytać twoich czatów',
    chat: 'Nie udało się wczytać tego czatu',
    more: 'Nie udało się wczytać kolejnych czatów.',
    text: 'Zwykle po chwili wszystko wraca do normy.',
    retry: 'Spróbuj ponownie',
  },
  loading: 'Wczytywanie twoich czatów…',
} satisfies Translation<typeof en>;
