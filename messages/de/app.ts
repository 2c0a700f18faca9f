import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Erfahre sofort, wenn dir jemand schreibt, auch wenn {site} geschlossen ist.',
    on: 'Einschalten',
    later: 'Jetzt nicht',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  pushSwitch: {
    title: 'Benachrichtigungen in diesem Browser',
    text: 'Erfahre sofort von Nachrichten und Likes, auch wenn {site} geschlossen ist.',
    on: 'Einschalten',
    off: 'Ausschalten',
    subscribed: 'In diesem Browser eingeschaltet.',
    denied:
      'Du hast Benachrichtigungen von {site} blockiert. Erlaube sie in den Einstellungen deines Browsers und lade diese Seite neu.',
    unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    homeScreen:
      'Auf iPhone und iPad kommen Benachrichtigungen, sobald {site} auf deinem Home-Bildschirm liegt.',
  },
  update: {
    text: 'Es gibt eine neue Version.',
    reload: 'Neu laden',
  },
  install: {
    text: 'Leg {site} auf deinen Startbildschirm: mit einem Tipp offen, und die Zahl der neuen Nachrichten steht am Symbol.',
    add: 'Installieren',
    later: 'Jetzt nicht',
    ios: 'Leg {site} auf deinen Home-Bildschirm: Tipp auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  },
} satisfies Translation<typeof en>;
