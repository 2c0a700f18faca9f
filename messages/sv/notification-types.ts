import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nya chattar',
    new_messages: 'Nya meddelanden',
    like: 'Gillningar och matcher',
    unread_message_reminders: 'Olästa meddelanden',
    promotions: 'Erbjudanden',
    weekly_updates: 'Din vecka',
    news: 'Nyheter',
    reminders: 'Påminnelser',
  },
  descriptions: {
    new_conversations: 'Någon skriver till dig för första gången.',
    new_messages: 'Någon du chattar med skriver till dig.',
    like: 'Någon gillar dig, eller så blir det en match.',
    unread_message_reminders:
      'En påminnelse efter en dag eller mer, högst {count, plural, one {en gång} other {# gånger}}.',
    promotions: 'Rabatt på krediter, då och då.',
    weekly_updates: 'Personer som kanske passar dig, en gång i veckan.',
    news: 'Vad som är nytt på {site}.',
    reminders: 'Tips för att göra klart din profil, eller en påminnelse om att titta in.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Någon ny har skrivit till dig} other {# nya personer har skrivit till dig}}',
    new_messages:
      '{count, plural, one {Du har ett nytt meddelande} other {Du har # nya meddelanden}}',
    like: '{count, plural, one {Någon gillar dig} other {# personer gillar dig}}',
    unread_message_reminders:
      '{count, plural, one {Du har ett oläst meddelande} other {Du har # olästa meddelanden}}',
    promotions: 'Ett erbjudande till dig på {site}',
    weekly_updates: 'Nya personer nära dig den här veckan',
    news: 'Nytt från {site}',
    reminders: 'En påminnelse från {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startat en chatt med dig',
      unnamed: 'Du har en ny chatt',
    },
    message: {
      named:
        '<b>{name}</b> har skickat {count, plural, one {ett nytt meddelande} other {# nya meddelanden}} till dig',
      unnamed: '{count, plural, one {Du har ett nytt meddelande} other {Du har # nya meddelanden}}',
    },
    like: {
      named: '<b>{name}</b> gillar dig',
      unnamed: 'Någon gillar dig',
    },
    match: {
      named: 'Du har en match med <b>{name}</b>',
      unnamed: 'Du har en ny match',
    },
    visit: {
      named: '<b>{name}</b> har tittat på din profil',
      unnamed: 'Någon har tittat på din profil',
    },
    payment: {
      completed: 'Din betalning på <b>{price}</b> är klar',
      failed: 'Din betalning på <b>{price}</b> gick inte igenom',
      refunded: '<b>{price}</b> är på väg tillbaka till dig',
      returned: 'Din bank har tagit tillbaka betalningen på <b>{price}</b>',
      restored: 'Din betalning på <b>{price}</b> gick igenom till slut',
      other: 'Det finns nytt om en betalning',
    },
    photo: {
      approved: 'Din bild har godkänts',
      rejected: 'Din bild godkändes inte: {reason}',
    },
    selfie: {
      approved: 'Dina bilder är verifierade',
      rejected: 'Din selfie godkändes inte: {reason}',
    },
    message_photo: {
      approved: 'Din bild i en chatt har godkänts',
      rejected: 'Din bild i en chatt godkändes inte: {reason}',
    },
    moderation: 'Det finns nytt om något som våra moderatorer har granskat åt dig',
    promotion: 'Det finns ett erbjudande till dig',
    news: 'Här finns något nytt',
  },
  kindNames: {
    conversation: 'Ny chatt',
    message: 'Meddelanden',
    like: 'Gillning',
    match: 'Match',
    visit: 'Besök',
    payment: 'Betalning',
    moderation: 'Beslut av en moderator',
    promotion: 'Erbjudande',
    news: 'Nyhet',
  },
} satisfies Translation<typeof en>;
