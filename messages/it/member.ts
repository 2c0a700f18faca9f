import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Cerca iscritti',
    searchShort: 'Cerca',
    messages: 'Messaggi',
    likes: 'Like',
    credits: 'Crediti',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Sezioni',
    account: 'Account',
    profile: 'Profilo',
    settings: 'Impostazioni',
    logout: 'Esci',
    unread: '{count, plural, one {# messaggio non letto} other {# messaggi non letti}}',
    newLikes: '{count, plural, one {# nuovo like} other {# nuovi like}}',
    creditsLeft:
      '{count, plural, =0 {nessun credito rimasto} one {# credito rimasto} other {# crediti rimasti}}',
  },
} satisfies Translation<typeof en>;
