import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Mitglieder suchen',
    searchShort: 'Suche',
    messages: 'Chats',
    likes: 'Likes',
    credits: 'Credits',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Bereiche',
    account: 'Konto',
    profile: 'Mein Profil',
    settings: 'Einstellungen',
    logout: 'Ausloggen',
    unread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
    newLikes: '{count, plural, one {# neues Like} other {# neue Likes}}',
    creditsLeft:
      '{count, plural, =0 {keine Credits mehr} one {noch # Credit} other {noch # Credits}}',
  },
} satisfies Translation<typeof en>;
