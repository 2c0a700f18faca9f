import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Neue Gespräche',
    new_messages: 'Neue Nachrichten',
    like: 'Likes und Matches',
    unread_message_reminders: 'Ungelesene Nachrichten',
    promotions: 'Angebote',
    weekly_updates: 'Deine Woche',
    news: 'Neuigkeiten',
    reminders: 'Erinnerungen',
  },
  descriptions: {
    new_conversations: 'Jemand schreibt dir zum ersten Mal.',
    new_messages: 'Jemand, mit dem du chattest, schreibt dir.',
    like: 'Jemand gibt dir ein Like, oder ihr habt ein Match.',
    unread_message_reminders:
      'Eine Erinnerung nach einem Tag oder mehr, höchstens {count, plural, one {einmal} other {#-mal}}.',
    promotions: 'Ab und zu ein Rabatt auf Credits.',
    weekly_updates: 'Menschen, die zu dir passen könnten, einmal pro Woche.',
    news: 'Was es auf {site} Neues gibt.',
    reminders: 'Tipps für ein vollständiges Profil oder ein Anstoß, mal wieder vorbeizuschauen.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Jemand Neues hat dir geschrieben} other {# neue Leute haben dir geschrieben}}',
    new_messages:
      '{count, plural, one {Du hast eine neue Nachricht} other {Du hast # neue Nachrichten}}',
    like: '{count, plural, one {Jemand hat dir ein Like gegeben} other {# Leute haben dir ein Like gegeben}}',
    unread_message_reminders:
      '{count, plural, one {Du hast eine ungelesene Nachricht} other {Du hast # ungelesene Nachrichten}}',
    promotions: 'Ein Angebot für dich auf {site}',
    weekly_updates: 'Diese Woche neu in deiner Nähe',
    news: 'Neues von {site}',
    reminders: 'Eine Erinnerung von {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> hat ein Gespräch mit dir begonnen',
      unnamed: 'Du hast ein neues Gespräch',
    },
    message: {
      named:
        '<b>{name}</b> hat dir {count, plural, one {eine neue Nachricht} other {# neue Nachrichten}} geschickt',
      unnamed:
        '{count, plural, one {Du hast eine neue Nachricht} other {Du hast # neue Nachrichten}}',
    },
    like: {
      named: '<b>{name}</b> hat dir ein Like gegeben',
      unnamed: 'Jemand hat dir ein Like gegeben',
    },
    match: {
      named: 'Du hast ein Match mit <b>{name}</b>',
      unnamed: 'Du hast ein neues Match',
    },
    visit: {
      named: '<b>{name}</b> hat sich dein Profil angesehen',
      unnamed: 'Jemand hat sich dein Profil angesehen',
    },
    payment: {
      completed: 'Deine Zahlung über <b>{price}</b> ist abgeschlossen',
      failed: 'Deine Zahlung über <b>{price}</b> hat nicht geklappt',
      refunded: '<b>{price}</b> sind auf dem Weg zurück zu dir',
      returned: 'Deine Bank hat deine Zahlung über <b>{price}</b> zurückgebucht',
      restored: 'Deine Zahlung über <b>{price}</b> hat doch noch geklappt',
      other: 'Es gibt Neues zu einer Zahlung',
    },
    photo: {
      approved: 'Dein Foto wurde freigegeben',
      rejected: 'Dein Foto wurde nicht angenommen: {reason}',
    },
    selfie: {
      approved: 'Deine Fotos sind verifiziert',
      rejected: 'Dein Selfie wurde nicht angenommen: {reason}',
    },
    message_photo: {
      approved: 'Dein Foto in einem Chat wurde freigegeben',
      rejected: 'Dein Foto in einem Chat wurde nicht angenommen: {reason}',
    },
    moderation: 'Es gibt Neues zu etwas, das unser Moderationsteam für dich geprüft hat',
    promotion: 'Es gibt ein Angebot für dich',
    news: 'Hier gibt es etwas Neues',
  },
  kindNames: {
    conversation: 'Neues Gespräch',
    message: 'Nachrichten',
    like: 'Like',
    match: 'Match',
    visit: 'Besuch',
    payment: 'Zahlung',
    moderation: 'Entscheidung der Moderation',
    promotion: 'Angebot',
    news: 'Neuigkeit',
  },
} satisfies Translation<typeof en>;
