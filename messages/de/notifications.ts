import type en from '../en/notifications.ts';
import type { Translation } from '../translation.ts';
import types from './notification-types.ts';

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
    loading: 'Deine Benachrichtigungen werden geladen …',
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
  kinds: types.kinds,
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
    types: types.names,
    descriptions: types.descriptions,
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
