import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

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
      named: '<b>{name}</b> cię lubi',
      unnamed: 'Ktoś cię lubi',
    },
    match: {
      named: 'Masz dopasowanie: <b>{name}</b>',
      unnamed: 'Masz nowe dopasowanie',
    },
    visit: {
      named: '<b>{name}</b> odwiedza twój profil',
      unnamed: 'Ktoś odwiedził twój profil',
    },
    payment: {
      completed: 'Płatność <b>{price}</b> została zrealizowana',
      failed: 'Płatność <b>{price}</b> nie powiodła się',
      refunded: 'Zwrot <b>{price}</b> jest w drodze do ciebie',
      returned: 'Twój bank cofnął płatność <b>{price}</b>',
      restored: 'Płatność <b>{price}</b> jednak doszła do skutku',
      other: 'Jest nowa informacja o płatności',
    },
    photo: {
      approved: 'Twoje zdjęcie zostało zatwierdzone',
      rejected: 'Twoje zdjęcie nie zostało przyjęte: {reason}',
    },
    selfie: {
      approved: 'Twoje zdjęcia są zweryfikowane',
      rejected: 'Twoje selfie nie zostało przyjęte: {reason}',
    },
    message_photo: {
      approved: 'Twoje zdjęcie na czacie zostało zatwierdzone',
      rejected: 'Twoje zdjęcie na czacie nie zostało przyjęte: {reason}',
    },
    moderation: 'Jest nowa informacja w sprawie, którą sprawdzili dla ciebie nasi moderatorzy',
    promotion: 'Mamy dla ciebie ofertę',
    news: 'Jest tu coś nowego',
  },
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
    types: {
      new_conversations: {
        name: 'Nowe rozmowy',
        text: 'Ktoś pisze do ciebie po raz pierwszy.',
      },
      new_messages: {
        name: 'Nowe wiadomości',
        text: 'Pisze ktoś, z kim już czatujesz.',
      },
      like: {
        name: 'Polubienia i dopasowania',
        text: 'Ktoś cię lubi albo masz dopasowanie.',
      },
      unread_message_reminders: {
        name: 'Nieprzeczytane wiadomości',
        text: 'Przypomnienie po dniu lub później, najwyżej {count, plural, one {raz} few {# razy} many {# razy} other {# raza}}.',
      },
      promotions: {
        name: 'Oferty',
        text: 'Rabaty na kredyty, od czasu do czasu.',
      },
      weekly_updates: {
        name: 'Twój tydzień',
        text: 'Osoby, które mogą do ciebie pasować, raz w tygodniu.',
      },
      news: {
        name: 'Nowości',
        text: 'Co nowego w serwisie {site}.',
      },
      reminders: {
        name: 'Przypomnienia',
        text: 'Wskazówki, jak uzupełnić profil, albo zachęta do powrotu.',
      },
    },
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
