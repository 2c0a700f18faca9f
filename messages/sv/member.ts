import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Sök medlemmar',
    searchShort: 'Sök',
    messages: 'Chattar',
    likes: 'Gillningar',
    credits: 'Krediter',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Sektioner',
    account: 'Konto',
    profile: 'Min profil',
    settings: 'Inställningar',
    logout: 'Logga ut',
    unread: '{count, plural, one {# oläst meddelande} other {# olästa meddelanden}}',
    newLikes: '{count, plural, one {# ny gillning} other {# nya gillningar}}',
    creditsLeft:
      '{count, plural, =0 {inga krediter kvar} one {# kredit kvar} other {# krediter kvar}}',
  },
} satisfies Translation<typeof en>;
