import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Find medlemmer',
    searchShort: 'Søg',
    messages: 'Beskeder',
    likes: 'Likes',
    credits: 'Kreditter',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Sektioner',
    account: 'Konto',
    profile: 'Min profil',
    settings: 'Indstillinger',
    logout: 'Log ud',
    unread: '{count, plural, one {# ulæst besked} other {# ulæste beskeder}}',
    newLikes: '{count, plural, one {# nyt like} other {# nye likes}}',
    creditsLeft:
      '{count, plural, =0 {ingen kreditter tilbage} one {# kredit tilbage} other {# kreditter tilbage}}',
  },
} satisfies Translation<typeof en>;
