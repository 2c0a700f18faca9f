export default {
  nav: {
    search: 'Search members',
    searchShort: 'Search',
    messages: 'Messages',
    likes: 'Likes',
    credits: 'Credits',
    premiumShort: 'Premium',
    premium: 'Get Premium',
    tabs: 'Sections',
    account: 'Account',
    profile: 'My profile',
    settings: 'Settings',
    logout: 'Logout',
    unread: '{count, plural, one {# unread message} other {# unread messages}}',
    newLikes: '{count, plural, one {# new like} other {# new likes}}',
    creditsLeft: '{count, plural, =0 {no credits left} one {# credit left} other {# credits left}}',
  },
} as const;
