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
    loading: 'Caricamento delle tue notifiche…',
    failed: 'Non siamo riusciti a caricare le tue notifiche.',
    retry: 'Riprova',
    more: 'Mostra altre',
    moreFailed: 'Non siamo riusciti a caricarne altre.',
    added:
      '{count, plural, one {# altra notifica} many {# altre notifiche} other {# altre notifiche}}',
    arrived:
      '{count, plural, one {# nuova notifica} many {# nuove notifiche} other {# nuove notifiche}}',
    start: 'Torna alle più recenti',
    all: 'Vedi tutte le notifiche',
    empty: {
      title: 'Qui non c’è ancora nulla',
      text: 'Qui compariranno i tuoi like, match, messaggi e visite.',
      action: 'Dai un’occhiata',
    },
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
  choices: {
    title: 'Notifiche',
    text: 'Scegli quali notifiche ricevere e come. Le modifiche vengono salvate automaticamente.',
    saved: 'Salvato.',
    failed: 'Non è stato salvato. {reason}',
    what: 'Avvisami per',
    push: 'Push',
    email: 'E-mail',
    toggle: '{type}: {channel}',
    noPush: 'Attiva le notifiche push in un browser per usare questi interruttori.',
    types: {
      new_conversations: {
        name: 'Nuove conversazioni',
        text: 'Qualcuno ti scrive per la prima volta.',
      },
      new_messages: {
        name: 'Nuovi messaggi',
        text: 'Ti scrive qualcuno con cui chatti già.',
      },
      like: {
        name: 'Like e match',
        text: 'Piaci a qualcuno, o è un match.',
      },
      unread_message_reminders: {
        name: 'Messaggi non letti',
        text: 'Un promemoria dopo un giorno o più, al massimo {count, plural, one {uno} other {#}}.',
      },
      promotions: {
        name: 'Offerte',
        text: 'Sconti sui crediti, ogni tanto.',
      },
      weekly_updates: {
        name: 'La tua settimana',
        text: 'Persone che potrebbero piacerti, una volta alla settimana.',
      },
      news: {
        name: 'Novità',
        text: 'Che cosa c’è di nuovo su {site}.',
      },
      reminders: {
        name: 'Promemoria',
        text: 'Consigli per completare il profilo, o un invito a tornare.',
      },
    },
    quiet: {
      title: 'Ore di silenzio',
      text: 'Nessuna notifica push in queste ore. Le riceverai dopo.',
      from: 'Dalle',
      to: 'Alle',
      save: 'Salva le ore',
      zone: 'Nel tuo fuso orario ({zone}).',
    },
    texts: {
      title: 'Nomi e messaggi nelle notifiche push',
      text: 'Chi vede il tuo schermo può leggere chi ti scrive e che cosa. Se è disattivato, diciamo solo che c’è qualcosa di nuovo.',
    },
    stops: {
      bounce:
        'Le e-mail a {email} sono tornate indietro il giorno {date}. Non ne invieremo più finché non le riattivi.',
      spam_report:
        'Un’e-mail a {email} è stata segnalata come spam il giorno {date}. Non ne invieremo più finché non le riattivi.',
      list_unsubscribe:
        'Il giorno {date} hai annullato l’iscrizione alle nostre e-mail dal tuo programma di posta. Non le invieremo più finché non le riattivi.',
      resume: 'Riattiva',
      address: 'Cambia l’indirizzo',
    },
  },
} as const satisfies Translation<typeof en>;
