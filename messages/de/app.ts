import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Erfahre es sofort, wenn dir jemand schreibt, auch wenn {site} geschlossen ist.',
    short: 'Benachrichtigungen einschalten',
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
      'Auf iPhone und iPad bekommst du Benachrichtigungen, wenn du {site} zum Home-Bildschirm hinzufügst.',
  },
  update: {
    text: 'Es gibt eine neue Version.',
    reload: 'Neu laden',
  },
  install: {
    text: 'Füge {site} zu deinem Startbildschirm hinzu: Du öffnest es mit einem Tipp und siehst neue Nachrichten auf einen Blick.',
    short: '{site} installieren',
    add: 'Installieren',
    later: 'Jetzt nicht',
    ios: 'Füge {site} zu deinem Home-Bildschirm hinzu: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    iosShort: '{site} installieren: „Teilen“, dann „Zum Home-Bildschirm“',
  },
} satisfies Translation<typeof en>;
