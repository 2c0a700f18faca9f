import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nowe rozmowy',
    new_messages: 'Nowe wiadomości',
    like: 'Polubienia i dopasowania',
    unread_message_reminders: 'Nieprzeczytane wiadomości',
    promotions: 'Oferty',
    weekly_updates: 'Twój tydzień',
    news: 'Nowości',
    reminders: 'Przypomnienia',
  },
  descriptions: {
    new_conversations: 'Ktoś pisze do ciebie po raz pierwszy.',
    new_messages: 'Pisze ktoś, z kim już czatujesz.',
    like: 'Ktoś cię lubi albo masz dopasowanie.',
    unread_message_reminders:
      'Przypomnienie po dniu lub później, najwyżej {count, plural, one {raz} few {# razy} many {# razy} other {# raza}}.',
    promotions: 'Rabaty na kredyty, od czasu do czasu.',
    weekly_updates: 'Osoby, które mogą do ciebie pasować, raz w tygodniu.',
    news: 'Co nowego w serwisie {site}.',
    reminders: 'Wskazówki, jak uzupełnić profil, albo zachęta do powrotu.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Napisała do ciebie nowa osoba} few {Napisały do ciebie # nowe osoby} many {Napisało do ciebie # nowych osób} other {Napisało do ciebie # nowej osoby}}',
    new_messages:
      '{count, plural, one {Masz nową wiadomość} few {Masz # nowe wiadomości} many {Masz # nowych wiadomości} other {Masz # nowej wiadomości}}',
    like: '{count, plural, one {Ktoś cię lubi} few {Lubią cię # osoby} many {Lubi cię # osób} other {Lubi cię # osoby}}',
    unread_message_reminders:
      '{count, plural, one {Masz nieprzeczytaną wiadomość} few {Masz # nieprzeczytane wiadomości} many {Masz # nieprzeczytanych wiadomości} other {Masz # nieprzeczytanej wiadomości}}',
    promotions: 'Oferta dla ciebie w serwisie {site}',
    weekly_updates: 'Nowe osoby w twojej okolicy w tym tygodniu',
    news: 'Nowości z serwisu {site}',
    reminders: 'Przypomnienie z serwisu {site}',
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
  kindNames: {
    conversation: 'Nowa rozmowa',
    message: 'Wiadomości',
    like: 'Polubienie',
    match: 'Dopasowanie',
    visit: 'Odwiedziny',
    payment: 'Płatność',
    moderation: 'Decyzja moderatora',
    promotion: 'Oferta',
    news: 'Nowość',
  },
} satisfies Translation<typeof en>;
