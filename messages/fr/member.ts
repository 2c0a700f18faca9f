import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';

export default {
  nav: {
    search: 'Recherche',
    searchShort: 'Recherche',
    messages: 'Messages',
    likes: 'Likes',
    credits: 'Crédits',
    premiumShort: 'Premium',
    premium: 'Premium',
    tabs: 'Rubriques',
    account: 'Compte',
    profile: 'Mon profil',
    settings: 'Paramètres',
    logout: 'Se déconnecter',
    unread: '{count, plural, one {# message non lu} other {# messages non lus}}',
    newLikes: '{count, plural, one {# nouveau like} other {# nouveaux likes}}',
    creditsLeft:
      '{count, plural, =0 {plus aucun crédit} one {# crédit restant} other {# crédits restants}}',
  },
} satisfies Translation<typeof en>;
