import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Leden zoeken',
    searchShort: 'Zoeken',
    messages: 'Berichten',
    likes: 'Likes',
    credits: 'Credits',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Onderdelen',
    account: 'Account',
    profile: 'Mijn profiel',
    settings: 'Instellingen',
    logout: 'Uitloggen',
    unread: '{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}',
    newLikes: '{count, plural, one {# nieuwe like} other {# nieuwe likes}}',
    creditsLeft: '{count, plural, =0 {geen credits meer} one {nog # credit} other {nog # credits}}',
  },
} satisfies Translation<typeof en>;
