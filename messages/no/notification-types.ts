import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nye samtaler',
    new_messages: 'Nye meldinger',
    like: 'Likes og matcher',
    unread_message_reminders: 'Uleste meldinger',
    promotions: 'Tilbud',
    weekly_updates: 'Uken din',
    news: 'Nyheter',
    reminders: 'Påminnelser',
  },
  descriptions: {
    new_conversations: 'Noen skriver til deg for første gang.',
    new_messages: 'En du chatter med, skriver til deg.',
    like: 'Noen liker deg, eller du har fått en match.',
    unread_message_reminders:
      'En påminnelse etter en dag eller mer, opptil {count, plural, one {én gang} other {# ganger}}.',
    promotions: 'Rabatt på kreditter av og til.',
    weekly_updates: 'Personer som kanskje passer for deg, en gang i uken.',
    news: 'Hva som er nytt på {site}.',
    reminders: 'Tips til å fullføre profilen din, eller et lite puff om å komme tilbake.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {En ny person har skrevet til deg} other {# nye personer har skrevet til deg}}',
    new_messages: '{count, plural, one {Du har en ny melding} other {Du har # nye meldinger}}',
    like: '{count, plural, one {Noen liker deg} other {# personer liker deg}}',
    unread_message_reminders:
      '{count, plural, one {Du har en ulest melding} other {Du har # uleste meldinger}}',
    promotions: 'Et tilbud til deg på {site}',
    weekly_updates: 'Nye personer i nærheten av deg denne uken',
    news: 'Nytt fra {site}',
    reminders: 'En påminnelse fra {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> har startet en samtale med deg',
      unnamed: 'Du har en ny samtale',
    },
    message: {
      named:
        '<b>{name}</b> har sendt deg {count, plural, one {en ny melding} other {# nye meldinger}}',
      unnamed: '{count, plural, one {Du har en ny melding} other {Du har # nye meldinger}}',
    },
    like: {
      named: '<b>{name}</b> liker deg',
      unnamed: 'Noen liker deg',
    },
    match: {
      named: 'Du har en match med <b>{name}</b>',
      unnamed: 'Du har en ny match',
    },
    visit: {
      named: '<b>{name}</b> har besøkt profilen din',
      unnamed: 'Noen har besøkt profilen din',
    },
    payment: {
      completed: 'Betalingen din på <b>{price}</b> er fullført',
      failed: 'Betalingen din på <b>{price}</b> gikk ikke gjennom',
      refunded: '<b>{price}</b> er på vei tilbake til deg',
      returned: 'Banken din har tilbakeført betalingen din på <b>{price}</b>',
      restored: 'Betalingen din på <b>{price}</b> gikk gjennom likevel',
      other: 'Det er nytt om en betaling',
    },
    photo: {
      approved: 'Bildet ditt er godkjent',
      rejected: 'Bildet ditt ble ikke godkjent: {reason}',
    },
    selfie: {
      approved: 'Bildene dine er verifisert',
      rejected: 'Selfien din ble ikke godkjent: {reason}',
    },
    message_photo: {
      approved: 'Bildet ditt i en chat er godkjent',
      rejected: 'Bildet ditt i en chat ble ikke godkjent: {reason}',
    },
    moderation: 'Det er nytt om noe moderatorene våre har sett på for deg',
    promotion: 'Det er et tilbud til deg',
    news: 'Det er noe nytt her',
  },
  kindNames: {
    conversation: 'Ny samtale',
    message: 'Meldinger',
    like: 'Like',
    match: 'Match',
    visit: 'Besøk',
    payment: 'Betaling',
    moderation: 'Avgjørelse fra en moderator',
    promotion: 'Tilbud',
    news: 'Nyhet',
  },
} satisfies Translation<typeof en>;
