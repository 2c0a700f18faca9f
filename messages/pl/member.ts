import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Szukaj osób',
    searchShort: 'Szukaj',
    messages: 'Wiadomości',
    likes: 'Polubienia',
    credits: 'Kredyty',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Sekcje',
    account: 'Konto',
    profile: 'Mój profil',
    settings: 'Ustawienia',
    logout: 'Wyloguj się',
    unread:
      '{count, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
    newLikes:
      '{count, plural, one {# nowe polubienie} few {# nowe polubienia} many {# nowych polubień} other {# nowego polubienia}}',
    creditsLeft:
      '{count, plural, =0 {brak kredytów} one {został # kredyt} few {zostały # kredyty} many {zostało # kredytów} other {zostało # kredytu}}',
  },
} satisfies Translation<typeof en>;
