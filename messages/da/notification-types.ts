import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nye samtaler',
    new_messages: 'Nye beskeder',
    like: 'Likes og matches',
    unread_message_reminders: 'Ulæste beskeder',
    promotions: 'Tilbud',
    weekly_updates: 'Din uge',
    news: 'Nyheder',
    reminders: 'Påmindelser',
  },
  descriptions: {
    new_conversations: 'Nogen skriver til dig for første gang.',
    new_messages: 'En, du chatter med, skriver til dig.',
    like: 'Nogen har liket dig, eller du har fået et match.',
    unread_message_reminders:
      'En påmindelse efter en dag eller mere, op til {count, plural, one {én gang} other {# gange}}.',
    promotions: 'Rabat på kreditter af og til.',
    weekly_updates: 'Personer, der måske passer til dig, en gang om ugen.',
    news: 'Hvad der er nyt på {site}.',
    reminders: 'Tips til at gøre din profil færdig eller et lille puf om at kigge forbi.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {En ny person har skrevet til dig} other {# nye personer har skrevet til dig}}',
    new_messages: '{count, plural, one {Du har en ny besked} other {Du har # nye beskeder}}',
    like: '{count, plural, one {Nogen har liket dig} other {# personer har liket dig}}',
    unread_message_reminders:
      '{count, plural, one {Du har en ulæst besked} other {Du har # ulæste beskeder}}',
    promotions: 'Et tilbud til dig på {site}',
    weekly_updates: 'Nye personer i nærheden af dig i denne uge',
    news: 'Nyt fra {site}',
    reminders: 'En påmindelse fra {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startet en samtale med dig',
      unnamed: 'Du har en ny samtale',
    },
    message: {
      named:
        '<b>{name}</b> har sendt dig {count, plural, one {en ny besked} other {# nye beskeder}}',
      unnamed: '{count, plural, one {Du har en ny besked} other {Du har # nye beskeder}}',
    },
    like: {
      named: '<b>{name}</b> har liket dig',
      unnamed: 'Nogen har liket dig',
    },
    match: {
      named: 'Du har et match med <b>{name}</b>',
      unnamed: 'Du har et nyt match',
    },
    visit: {
      named: '<b>{name}</b> har besøgt din profil',
      unnamed: 'Nogen har besøgt din profil',
    },
    payment: {
      completed: 'Din betaling på <b>{price}</b> er gennemført',
      failed: 'Din betaling på <b>{price}</b> gik ikke igennem',
      refunded: '<b>{price}</b> er på vej tilbage til dig',
      returned: 'Din bank har tilbageført din betaling på <b>{price}</b>',
      restored: 'Din betaling på <b>{price}</b> gik igennem alligevel',
      other: 'Der er nyt om en betaling',
    },
    photo: {
      approved: 'Dit billede er godkendt',
      rejected: 'Dit billede blev ikke godkendt: {reason}',
    },
    selfie: {
      approved: 'Dine billeder er verificeret',
      rejected: 'Din selfie blev ikke godkendt: {reason}',
    },
    message_photo: {
      approved: 'Dit billede i en chat er godkendt',
      rejected: 'Dit billede i en chat blev ikke godkendt: {reason}',
    },
    moderation: 'Der er nyt om noget, vores moderatorer har set på for dig',
    promotion: 'Der er et tilbud til dig',
    news: 'Der er noget nyt her',
  },
  kindNames: {
    conversation: 'Ny samtale',
    message: 'Beskeder',
    like: 'Like',
    match: 'Match',
    visit: 'Besøg',
    payment: 'Betaling',
    moderation: 'Afgørelse fra en moderator',
    promotion: 'Tilbud',
    news: 'Nyhed',
  },
} satisfies Translation<typeof en>;
