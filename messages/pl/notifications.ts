import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Powiadomienia',
    settings: 'Ustawienia powiadomień',
    markAll: 'Oznacz jako obejrzane',
    markFailed: 'Nie udało się tego zapisać. Spróbuj jeszcze raz.',
    today: 'Dzisiaj',
    earlier: 'Wcześniej',
    yesterday: 'Wczoraj',
    new: 'nowe',
    loading: 'Wczytywanie powiadomień',
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
      title: 'Jeszcze nic się nie wydarzyło',
      text: 'Tu pojawią się polubienia, dopasowania, wiadomości i odwiedziny.',
      action: 'Rozejrzyj się',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> zaczyna z tobą rozmowę',
      unnamed: 'Masz nową rozmowę',
    },
    message: {
      named:
        '<b>{name}</b> pisze do ciebie: {count, plural, one {nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
      unnamed:
        '{count, plural, one {Masz nową wiadomość} few {Masz # nowe wiadomości} many {Masz # nowych wiadomości} other {Masz # nowej wiadomości}}',
    },
    like: {
      named: '<b>{name}</b> lubi cię',
      unnamed: 'Ktoś cię lubi',
    },
    match: {
      named: 'To dopasowanie: ty i <b>{name}</b>',
      unnamed: 'Masz nowe dopasowanie',
    },
    visit: {
      named: '<b>{name}</b> ogląda twój profil',
      unnamed: 'Ktoś ogląda twój profil',
    },
    payment: {
      completed: 'Płatność <b>{price}</b> została zakończona',
      failed: 'Płatność <b>{price}</b> nie powiodła się',
      refunded: 'Zwrot <b>{price}</b> jest w drodze do ciebie',
      returned: 'Twój bank cofnął płatność <b>{price}</b>',
      restored: 'Twój bank jednak zrealizował płatność <b>{price}</b>',
      other: 'Są wieści o płatności',
    },
    photo: {
      approved: 'Twoje zdjęcie zostało zaakceptowane',
      rejected: 'Twoje zdjęcie nie zostało zaakceptowane: {reason}',
    },
    selfie: {
      approved: 'Twoje zdjęcia są zweryfikowane',
      rejected: 'Twoje selfie nie zostało zaakceptowane: {reason}',
    },
    message_photo: {
      approved: 'Twoje zdjęcie na czacie zostało zaakceptowane',
      rejected: 'Twoje zdjęcie na czacie nie zostało zaakceptowane: {reason}',
    },
    moderation: 'Są wieści w sprawie, którą dla ciebie sprawdziliśmy',
    promotion: 'Mamy dla ciebie ofertę',
    news: 'Jest tu coś nowego',
  },
  choices: {
    title: 'Powiadomienia',
    text: 'O czym chcesz wiedzieć, gdy cię tu nie ma, i w jaki sposób. Każda zmiana zapisuje się od razu.',
    saved: 'Zapisano.',
    failed: 'Nie udało się tego zapisać. {reason}',
    what: 'O czym się dowiadujesz',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush:
      'Żadna z twoich przeglądarek nie pokazuje jeszcze powiadomień push, więc te przełączniki czekają.',
    types: {
      new_conversations: {
        name: 'Nowe rozmowy',
        text: 'Ktoś pisze do ciebie po raz pierwszy.',
      },
      new_messages: {
        name: 'Nowe wiadomości',
        text: 'Pisze ktoś, kogo znasz już z czatu.',
      },
      like: {
        name: 'Polubienia i dopasowania',
        text: 'Ktoś cię lubi albo lubicie się nawzajem.',
      },
      unread_message_reminders: {
        name: 'Nieprzeczytane wiadomości',
        text: 'Przypomnienie po dniu lub później, najwyżej trzy.',
      },
      promotions: {
        name: 'Oferty',
        text: 'Rabaty na kredyty, od czasu do czasu.',
      },
      weekly_updates: {
        name: 'Twój tydzień',
        text: 'Nowe i aktywne osoby, które mogą ci się spodobać, raz w tygodniu.',
      },
      news: {
        name: 'Nowości',
        text: 'Co nowego w serwisie {site}.',
      },
      reminders: {
        name: 'Przypomnienia',
        text: 'Czego jeszcze brakuje w twoim profilu lub co na ciebie czeka.',
      },
    },
    quiet: {
      title: 'Godziny ciszy',
      text: 'W tych godzinach nie wysyłamy powiadomień push. Czekają, aż się skończą.',
      from: 'Od',
      to: 'Do',
      save: 'Zapisz godziny',
      zone: 'W twojej strefie czasowej ({zone}).',
    },
    texts: {
      title: 'Pokazuj imiona i treść w powiadomieniach push',
      text: 'Kto widzi twój ekran, może wtedy przeczytać, kto i co do ciebie pisze. Bez tego mówimy tylko, że jest coś nowego.',
    },
    stops: {
      bounce:
        'E-maile na adres {email} wróciły dnia {date}. Nie wysyłamy kolejnych, dopóki nie dasz znać.',
      spam_report:
        'E-mail na adres {email} został oznaczony jako spam dnia {date}. Nie wysyłamy kolejnych, dopóki nie dasz znać.',
      list_unsubscribe:
        'Dnia {date} w programie pocztowym wybrano rezygnację z naszych e-maili. Nie wysyłamy ich, dopóki nie dasz znać.',
      resume: 'Włącz ponownie',
      address: 'Zmień adres',
    },
  },
} as const satisfies Translation<typeof en>;
