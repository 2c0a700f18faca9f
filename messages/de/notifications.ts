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
    loading: 'Deine Benachrichtigungen werden geladen …',
    failed: 'Wir konnten deine Benachrichtigungen nicht laden.',
    retry: 'Noch einmal versuchen',
    more: 'Mehr anzeigen',
    moreFailed: 'Weitere konnten wir nicht laden.',
    added: '{count, plural, one {# weitere Benachrichtigung} other {# weitere Benachrichtigungen}}',
    arrived: '{count, plural, one {# neue Benachrichtigung} other {# neue Benachrichtigungen}}',
    start: 'Zurück zu den neuesten',
    all: 'Alle Benachrichtigungen',
    empty: {
      title: 'Noch nichts da',
      text: 'Deine Likes, Matches, Nachrichten und Besuche findest du hier.',
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
  choices: {
    title: 'Benachrichtigungen',
    text: 'Wähle, worüber wir dich benachrichtigen und wie. Änderungen werden automatisch gespeichert.',
    saved: 'Gespeichert.',
    failed: 'Das wurde nicht gespeichert. {reason}',
    what: 'Benachrichtige mich über',
    push: 'Push',
    email: 'E-Mail',
    toggle: '{type}: {channel}',
    noPush: 'Schalte Push in einem Browser ein, um diese Schalter zu nutzen.',
    types: {
      new_conversations: {
        name: 'Neue Gespräche',
        text: 'Jemand schreibt dir zum ersten Mal.',
      },
      new_messages: {
        name: 'Neue Nachrichten',
        text: 'Jemand, mit dem du chattest, schreibt dir.',
      },
      like: {
        name: 'Likes und Matches',
        text: 'Jemand gibt dir ein Like, oder ihr habt ein Match.',
      },
      unread_message_reminders: {
        name: 'Ungelesene Nachrichten',
        text: 'Eine Erinnerung nach einem Tag oder mehr, höchstens {count, plural, one {einmal} other {#-mal}}.',
      },
      promotions: {
        name: 'Angebote',
        text: 'Ab und zu ein Rabatt auf Credits.',
      },
      weekly_updates: {
        name: 'Deine Woche',
        text: 'Menschen, die zu dir passen könnten, einmal pro Woche.',
      },
      news: {
        name: 'Neuigkeiten',
        text: 'Was es auf {site} Neues gibt.',
      },
      reminders: {
        name: 'Erinnerungen',
        text: 'Tipps für ein vollständiges Profil oder ein Anstoß, mal wieder vorbeizuschauen.',
      },
    },
    quiet: {
      title: 'Ruhezeit',
      text: 'In dieser Zeit bekommst du keine Push-Nachrichten. Sie kommen danach.',
      from: 'Von',
      to: 'Bis',
      save: 'Zeiten speichern',
      zone: 'In deiner Zeitzone ({zone}).',
    },
    texts: {
      title: 'Namen und Texte in Push-Nachrichten',
      text: 'Wer deinen Bildschirm sieht, kann dann lesen, wer dir schreibt und was. Sonst sagen wir nur, dass es etwas Neues gibt.',
    },
    stops: {
      bounce:
        'E-Mails an {email} kamen am {date} zurück. Wir schicken keine mehr, bis du sie wieder einschaltest.',
      spam_report:
        'Eine E-Mail an {email} wurde am {date} als Spam markiert. Wir schicken keine mehr, bis du sie wieder einschaltest.',
      list_unsubscribe:
        'Du hast dich am {date} in deinem Mailprogramm von unseren E-Mails abgemeldet. Wir schicken sie nicht mehr, bis du sie wieder einschaltest.',
      resume: 'Wieder einschalten',
      address: 'E-Mail-Adresse ändern',
    },
  },
} as const satisfies Translation<typeof en>;
