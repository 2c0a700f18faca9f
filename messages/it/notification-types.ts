import type en from '../en/notification-types.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    new_conversations: 'Nuove conversazioni',
    new_messages: 'Nuovi messaggi',
    like: 'Like e match',
    unread_message_reminders: 'Messaggi non letti',
    promotions: 'Offerte',
    weekly_updates: 'La tua settimana',
    news: 'Novità',
    reminders: 'Promemoria',
  },
  descriptions: {
    new_conversations: 'Qualcuno ti scrive per la prima volta.',
    new_messages: 'Ti scrive qualcuno con cui chatti già.',
    like: 'Piaci a qualcuno, o è un match.',
    unread_message_reminders:
      'Un promemoria dopo un giorno o più, al massimo {count, plural, one {uno} other {#}}.',
    promotions: 'Sconti sui crediti, ogni tanto.',
    weekly_updates: 'Persone che potrebbero piacerti, una volta alla settimana.',
    news: 'Che cosa c’è di nuovo su {site}.',
    reminders: 'Consigli per completare il profilo, o un invito a tornare.',
  },
  pushTitles: {
    new_conversations:
      '{count, plural, one {Una persona nuova ti ha scritto} other {# persone nuove ti hanno scritto}}',
    new_messages: '{count, plural, one {Hai un nuovo messaggio} other {Hai # nuovi messaggi}}',
    like: '{count, plural, one {Piaci a qualcuno} other {Piaci a # persone}}',
    unread_message_reminders:
      '{count, plural, one {Hai un messaggio non letto} other {Hai # messaggi non letti}}',
    promotions: 'Un’offerta per te su {site}',
    weekly_updates: 'Persone nuove vicino a te questa settimana',
    news: 'Novità da {site}',
    reminders: 'Un promemoria da {site}',
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> ha iniziato una conversazione con te',
      unnamed: 'Hai una nuova conversazione',
    },
    message: {
      named:
        '<b>{name}</b> ti ha inviato {count, plural, one {un nuovo messaggio} many {# nuovi messaggi} other {# nuovi messaggi}}',
      unnamed:
        '{count, plural, one {Hai un nuovo messaggio} many {Hai # nuovi messaggi} other {Hai # nuovi messaggi}}',
    },
    like: {
      named: 'Piaci a <b>{name}</b>',
      unnamed: 'Piaci a qualcuno',
    },
    match: {
      named: 'È un match con <b>{name}</b>',
      unnamed: 'Hai un nuovo match',
    },
    visit: {
      named: '<b>{name}</b> ha visitato il tuo profilo',
      unnamed: 'Qualcuno ha visitato il tuo profilo',
    },
    payment: {
      completed: 'Il tuo pagamento di <b>{price}</b> è completato',
      failed: 'Il tuo pagamento di <b>{price}</b> non è riuscito',
      refunded: 'Il tuo rimborso di <b>{price}</b> è in arrivo',
      returned: 'La tua banca ha stornato il tuo pagamento di <b>{price}</b>',
      restored: 'Il tuo pagamento di <b>{price}</b> alla fine è riuscito',
      other: 'C’è una novità su un pagamento',
    },
    photo: {
      approved: 'La tua foto è stata approvata',
      rejected: 'La tua foto non è stata accettata: {reason}',
    },
    selfie: {
      approved: 'Le tue foto sono verificate',
      rejected: 'Il tuo selfie non è stato accettato: {reason}',
    },
    message_photo: {
      approved: 'La tua foto in una chat è stata approvata',
      rejected: 'La tua foto in una chat non è stata accettata: {reason}',
    },
    moderation: 'C’è una novità su qualcosa che i nostri moderatori hanno esaminato per te',
    promotion: 'C’è un’offerta per te',
    news: 'C’è qualcosa di nuovo',
  },
  kindNames: {
    conversation: 'Nuova conversazione',
    message: 'Messaggi',
    like: 'Like',
    match: 'Match',
    visit: 'Visita',
    payment: 'Pagamento',
    moderation: 'Decisione di un moderatore',
    promotion: 'Offerta',
    news: 'Novità',
  },
} satisfies Translation<typeof en>;
