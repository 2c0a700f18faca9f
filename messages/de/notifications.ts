import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export default {
  centre: {
    title: 'Benachrichtigungen',
    settings: 'Benachrichtigungen einstellen',
    markAll: 'Als gesehen markieren',
    markFailed: 'Das wurde nicht gespeichert. Bitte versuch es noch einmal.',
    today: 'Heute',
    earlier: 'Früher',
    yesterday: 'Gestern',
    new: 'neu',
    loading: 'Deine Benachrichtigungen werden geladen',
    failed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    more: 'Mehr anzeigen',
    moreFailed: 'Mehr konnte nicht geladen werden.',
    added: '{count, plural, one {# weitere Benachrichtigung} other {# weitere Benachrichtigungen}}',
    arrived: '{count, plural, one {# neue Benachrichtigung} other {# neue Benachrichtigungen}}',
    start: 'Zurück zu den neuesten',
    all: 'Alle Benachrichtigungen',
    empty: {
      title: 'Noch ist nichts passiert',
      text: 'Likes, Matches, Nachrichten und Besuche erscheinen hier.',
      action: 'Sieh dich um',
    },
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
      returned: 'Deine Bank hat die Zahlung über <b>{price}</b> zurückgeholt',
      restored: 'Deine Bank hat die Zahlung über <b>{price}</b> doch ausgeführt',
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
    moderation: 'Es gibt Neues zu etwas, das wir für dich geprüft haben',
    promotion: 'Es gibt ein Angebot für dich',
    news: 'Hier gibt es etwas Neues',
  },
  choices: {
    title: 'Benachrichtigungen',
    text: 'Wovon du hören möchtest, wenn du nicht hier bist, und wie. Jede Änderung wird sofort gespeichert.',
    saved: 'Gespeichert.',
    failed: 'Das wurde nicht gespeichert. {reason}',
    what: 'Wovon du hörst',
    push: 'Push',
    email: 'E-Mail',
    toggle: '{type}: {channel}',
    noPush: 'Noch zeigt keiner deiner Browser Push-Nachrichten an, deshalb ruhen diese Schalter.',
    types: {
      new_conversations: {
        name: 'Neue Gespräche',
        text: 'Jemand schreibt dir zum ersten Mal.',
      },
      new_messages: {
        name: 'Neue Nachrichten',
        text: 'Jemand, den du aus einem Chat kennst, schreibt dir.',
      },
      like: {
        name: 'Likes und Matches',
        text: 'Jemand mag dich, oder ihr mögt euch.',
      },
      unread_message_reminders: {
        name: 'Ungelesene Nachrichten',
        text: 'Eine Erinnerung nach einem Tag oder mehr, höchstens drei.',
      },
      promotions: {
        name: 'Angebote',
        text: 'Rabatte auf Credits, ab und zu.',
      },
      weekly_updates: {
        name: 'Deine Woche',
        text: 'Neue und aktive Leute, die zu dir passen könnten, einmal pro Woche.',
      },
      news: {
        name: 'Neuigkeiten',
        text: 'Was es auf {site} Neues gibt.',
      },
      reminders: {
        name: 'Erinnerungen',
        text: 'Was in deinem Profil noch fehlt oder auf dich wartet.',
      },
    },
    quiet: {
      title: 'Ruhezeit',
      text: 'In diesen Stunden wird keine Push-Nachricht verschickt. Sie wartet, bis sie vorbei sind.',
      from: 'Von',
      to: 'Bis',
      save: 'Zeiten speichern',
      zone: 'In deiner Zeitzone ({zone}).',
    },
    texts: {
      title: 'Namen und Texte in Push-Nachrichten zeigen',
      text: 'Wer deinen Bildschirm sieht, kann dann lesen, wer dir schreibt und was. Sonst sagen wir nur, dass es etwas Neues gibt.',
    },
    stops: {
      bounce:
        'E-Mails an {email} kamen am {date} zurück. Wir schicken keine mehr, bis du es sagst.',
      spam_report:
        'Eine E-Mail an {email} wurde am {date} als Spam markiert. Wir schicken keine mehr, bis du es sagst.',
      list_unsubscribe:
        'Du hast dich am {date} in deinem Mailprogramm von unseren E-Mails abgemeldet. Wir schicken diese nicht mehr, bis du es sagst.',
      resume: 'Wieder einschalten',
      address: 'Adresse ändern',
    },
  },
} as const satisfies Translation<typeof en>;
