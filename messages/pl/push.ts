import type en from '../en/push.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

export default {
  ...types.pushTitles,
  match:
    '{count, plural, one {Masz nowe dopasowanie} few {Masz # nowe dopasowania} many {Masz # nowych dopasowań} other {Masz # nowego dopasowania}}',
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
