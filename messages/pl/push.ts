import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';

export default {
  new_conversations:
    '{count, plural, one {Napisała do ciebie nowa osoba} few {Napisały do ciebie # nowe osoby} many {Napisało do ciebie # nowych osób} other {Napisało do ciebie # nowej osoby}}',
  new_messages:
    '{count, plural, one {Masz nową wiadomość} few {Masz # nowe wiadomości} many {Masz # nowych wiadomości} other {Masz # nowej wiadomości}}',
  like: '{count, plural, one {Ktoś cię lubi} few {Lubią cię # osoby} many {Lubi cię # osób} other {Lubi cię # osoby}}',
  match:
    '{count, plural, one {Masz nowe dopasowanie} few {Masz # nowe dopasowania} many {Masz # nowych dopasowań} other {Masz # nowego dopasowania}}',
  unread_message_reminders:
    '{count, plural, one {Masz nieprzeczytaną wiadomość} few {Masz # nieprzeczytane wiadomości} many {Masz # nieprzeczytanych wiadomości} other {Masz # nieprzeczytanej wiadomości}}',
  promotions: 'Oferta dla ciebie w serwisie {site}',
  weekly_updates: 'Nowe osoby w twojej okolicy w tym tygodniu',
  news: 'Nowości z serwisu {site}',
  reminders: 'Przypomnienie z serwisu {site}',
  open: 'Otwórz serwis {site} i zobacz.',
  fictional:
    '{count, plural, one {Od profilu fikcyjnego.} few {Od profili fikcyjnych.} many {Od profili fikcyjnych.} other {Od profili fikcyjnych.}}',
  someFictional: 'Część z nich to profile fikcyjne.',
  fictionalName: '{name} (profil fikcyjny)',
  photo: 'Zdjęcie dla ciebie',
  gift: 'Prezent dla ciebie',
  offline: {
    title: 'Jesteś offline',
    text: 'Nie możemy teraz połączyć się z serwisem {site}. Twoje wiadomości są bezpieczne. Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
  },
} satisfies Translation<typeof en>;
