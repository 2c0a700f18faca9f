import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  centre: {
    title: 'Powiadomienia',
    settings: 'Ustawienia powiadomień',
    markAll: 'Oznacz wszystkie jako obejrzane',
    markFailed: 'Nie udało się zapisać. Spróbuj ponownie.',
    today: 'Dzisiaj',
    earlier: 'Wcześniej',
    yesterday: 'Wczoraj',
    new: 'nowe',
    loading: 'Wczytywanie powiadomień…',
    failed: 'Nie udało się wczytać powiadomień.',
    retry: 'Spróbuj ponownie',
    more: 'Pokaż więcej',
    moreFailed: 'Nie udało się wczytać więcej.',
    added:
      '{count, plural, one {Jeszcze # powiadomienie} few {Jeszcze # powiadomienia} many {Jeszcze # powiadomień} other {Jeszcze # powiadomienia}}',
    arrived:
      '{count, plural, one {# nowe powiadomienie} few {# nowe powiadomienia} many {# nowych powiadomień} other {# nowego powiadomienia}}',
    start: 'Wróć do najnowszych',
    all: 'Zobacz wszystkie powiadomienia',
    empty: {
      title: 'Jeszcze nic tu nie ma',
      text: 'Tu pojawią się polubienia, dopasowania, wiadomości i odwiedziny.',
      action: 'Rozejrzyj się',
    },
  },
  kinds: types.kinds,
  choices: {
    title: 'Powiadomienia',
    text: 'Wybierz, o czym i jak mamy cię powiadamiać. Zmiany zapisują się automatycznie.',
    saved: 'Zapisano.',
    failed: 'Nie udało się zapisać. {reason}',
    what: 'Powiadamiaj mnie o',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Włącz powiadomienia push w przeglądarce, aby używać tych przełączników.',
    types: types.names,
    descriptions: types.descriptions,
    quiet: {
      title: 'Godziny ciszy',
      text: 'Bez powiadomień push w tych godzinach. Dostaniesz je później.',
      from: 'Od',
      to: 'Do',
      save: 'Zapisz godziny',
      zone: 'W twojej strefie czasowej ({zone}).',
    },
    texts: {
      title: 'Imiona i wiadomości w powiadomieniach push',
      text: 'Każdy, kto widzi twój ekran, może przeczytać, kto i co do ciebie pisze. Gdy to wyłączysz, piszemy tylko, że jest coś nowego.',
    },
    stops: {
      bounce:
        'E-maile na adres {email} wróciły ({date}). Nie wyślemy kolejnych, dopóki nie włączysz ich ponownie.',
      spam_report:
        'E-mail na adres {email} został oznaczony jako spam ({date}). Nie wyślemy kolejnych, dopóki nie włączysz ich ponownie.',
      list_unsubscribe:
        'W aplikacji pocztowej wybrano rezygnację z naszych e-maili ({date}). Nie wyślemy ich, dopóki nie włączysz ich ponownie.',
      resume: 'Włącz ponownie',
      address: 'Zmień adres e-mail',
    },
  },
} as const satisfies Translation<typeof en>;
