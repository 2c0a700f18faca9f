import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Hae jäseniä',
    searchShort: 'Haku',
    messages: 'Viestit',
    likes: 'Tykkäykset',
    credits: 'Krediitit',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Osiot',
    account: 'Tili',
    profile: 'Profiili',
    settings: 'Asetukset',
    logout: 'Kirjaudu ulos',
    unread: '{count, plural, one {# lukematon viesti} other {# lukematonta viestiä}}',
    newLikes: '{count, plural, one {# uusi tykkäys} other {# uutta tykkäystä}}',
    creditsLeft:
      '{count, plural, =0 {ei krediittejä jäljellä} one {# krediitti jäljellä} other {# krediittiä jäljellä}}',
  },
} satisfies Translation<typeof en>;
