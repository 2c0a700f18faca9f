import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Finn medlemmer',
    searchShort: 'Søk',
    messages: 'Meldinger',
    likes: 'Likes',
    credits: 'Kreditter',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Seksjoner',
    account: 'Konto',
    profile: 'Min profil',
    settings: 'Innstillinger',
    logout: 'Logg ut',
    unread: '{count, plural, one {# ulest melding} other {# uleste meldinger}}',
    newLikes: '{count, plural, one {# ny like} other {# nye likes}}',
    creditsLeft:
      '{count, plural, =0 {ingen kreditter igjen} one {# kreditt igjen} other {# kreditter igjen}}',
  },
} satisfies Translation<typeof en>;
