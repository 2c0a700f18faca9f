import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Notifiche',
    settings: 'Impostazioni delle notifiche',
    markAll: 'Segna tutte come viste',
    markFailed: 'Non è stato salvato. Riprova.',
    today: 'Oggi',
    earlier: 'Prima',
    yesterday: 'Ieri',
    new: 'nuova',
    loading: 'Caricamento delle tue notifiche',
    failed: 'Non è stato possibile caricare le tue notifiche.',
    retry: 'Riprova',
    more: 'Mostra altre',
    moreFailed: 'Non è stato possibile caricarne altre.',
    added:
      '{count, plural, one {# altra notifica} many {# altre notifiche} other {# altre notifiche}}',
    arrived:
      '{count, plural, one {# nuova notifica} many {# nuove notifiche} other {# nuove notifiche}}',
    start: 'Torna alle più recenti',
    all: 'Vedi tutte le notifiche',
    empty: {
      title: 'Non è ancora successo niente',
      text: 'Like, match, messaggi e visite compaiono qui.',
      action: 'Guardati intorno',
    },
  },
  kinds: {
    conversation: {
      named: '<b>{name}</b> ha iniziato una conversazione con te',
      unnamed: 'Hai una nuova conversazione',
    },
    message: {
      named:
        '<b>{name}</b> ti ha scritto {count, plural, one {un nuovo messaggio} many {# nuovi messaggi} other {# nuovi messaggi}}',
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
      named: '<b>{name}</b> ha guardato il tuo profilo',
      unnamed: 'Qualcuno ha guardato il tuo profilo',
    },
    payment: {
      completed: 'Il tuo pagamento di <b>{price}</b> è completato',
      failed: 'Il tuo pagamento di <b>{price}</b> non è riuscito',
      refunded: 'Il tuo rimborso di <b>{price}</b> è in arrivo',
      returned: 'La tua banca ha annullato il pagamento di <b>{price}</b>',
      restored: 'Alla fine la tua banca ha eseguito il pagamento di <b>{price}</b>',
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
    moderation: 'C’è una novità su qualcosa che abbiamo controllato per te',
    promotion: 'C’è un’offerta per te',
    news: 'C’è qualcosa di nuovo',
  },
  choices: {
    title: 'Notifiche',
    text: 'Di che cosa vuoi sapere quando non ci sei, e come. Ogni modifica viene salvata subito.',
    saved: 'Salvato.',
    failed: 'Non è stato salvato. {reason}',
    what: 'Di che cosa vieni a sapere',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush:
      'Nessuno dei tuoi browser mostra ancora messaggi push, quindi questi interruttori sono fermi.',
    types: {
      new_conversations: {
        name: 'Nuove conversazioni',
        text: 'Qualcuno ti scrive per la prima volta.',
      },
      new_messages: {
        name: 'Nuovi messaggi',
        text: 'Ti scrive qualcuno che conosci già da una chat.',
      },
      like: {
        name: 'Like e match',
        text: 'Piaci a qualcuno, o vi piacete a vicenda.',
      },
      unread_message_reminders: {
        name: 'Messaggi non letti',
        text: 'Un promemoria dopo un giorno o più, al massimo tre.',
      },
      promotions: {
        name: 'Offerte',
        text: 'Sconti sui crediti, ogni tanto.',
      },
      weekly_updates: {
        name: 'La tua settimana',
        text: 'Persone nuove o attive che potrebbero piacerti, una volta alla settimana.',
      },
      news: {
        name: 'Novità',
        text: 'Che cosa c’è di nuovo su {site}.',
      },
      reminders: {
        name: 'Promemoria',
        text: 'Che cosa manca ancora nel tuo profilo o ti aspetta.',
      },
    },
    quiet: {
      title: 'Ore di silenzio',
      text: 'In queste ore non parte nessun messaggio push. Aspetta che siano finite.',
      from: 'Dalle',
      to: 'Alle',
      save: 'Salva le ore',
      zone: 'Nel tuo fuso orario ({zone}).',
    },
    texts: {
      title: 'Mostra nomi e testi nei messaggi push',
      text: 'Chi vede il tuo schermo può leggere chi ti scrive e che cosa. Altrimenti diciamo solo che c’è qualcosa di nuovo.',
    },
    stops: {
      bounce:
        'Le e-mail a {email} sono tornate indietro in data {date}. Non ne mandiamo più finché non lo dici tu.',
      spam_report:
        'Un’e-mail a {email} è stata segnata come spam in data {date}. Non ne mandiamo più finché non lo dici tu.',
      list_unsubscribe:
        'In data {date} hai annullato l’iscrizione alle nostre e-mail dal tuo programma di posta. Non mandiamo più quelle finché non lo dici tu.',
      resume: 'Riattiva',
      address: 'Cambia l’indirizzo',
    },
  },
} as const satisfies Translation<typeof en>;
