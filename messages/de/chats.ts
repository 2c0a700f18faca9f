import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Chats',
  list: 'Deine Chats',
  you: 'Du: {text}',
  photo: {
    theirs: 'Hat dir ein Foto geschickt',
    mine: 'Du hast ein Foto geschickt',
  },
  gift: {
    theirs: 'Hat dir ein Geschenk geschickt',
    mine: 'Du hast ein Geschenk geschickt',
  },
  takenBack: {
    theirs: 'Hat eine Nachricht zurückgenommen',
    mine: 'Du hast eine Nachricht zurückgenommen',
  },
  nothing: 'Keine Nachrichten',
  typing: 'schreibt …',
  draft: 'Entwurf',
  online: 'Online',
  muted: 'Stumm',
  yesterday: 'Gestern',
  unread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  state: {
    unconfirmed: 'Hat die E-Mail-Adresse noch nicht bestätigt',
    disabled: 'Dieses Profil ist nicht aktiv',
    deleted: 'Dieses Konto wurde gelöscht',
    blocked_by: '{name} hat dich blockiert',
    you_blocked: 'Du hast {name} blockiert',
  },
  menu: {
    label: 'Mehr zum Chat mit {name}',
    profile: 'Profil ansehen',
    mute: 'Stummschalten',
    unmute: 'Nicht mehr stumm',
    delete: 'Chat löschen',
    deleted: 'Der Chat mit {name} ist gelöscht.',
  },
  search: {
    label: 'In deinen Chats suchen',
    clear: 'Suche beenden',
    people: 'Personen',
    messages: 'Nachrichten',
    found: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
    none: 'Nichts gefunden für „{words}“',
    noneText:
      'Versuch es mit einem Namen oder mit anderen Worten, die jemand von euch geschrieben hat.',
    loading: 'Suche läuft …',
    failed: 'Die Suche hat nicht geklappt',
  },
  empty: {
    title: 'Noch keine Nachrichten',
    text: 'Such jemanden, den du gern kennenlernen möchtest, und sag Hallo. Was ihr euch schreibt, findest du hier.',
    action: 'Umschauen',
  },
  choose: {
    title: 'Mach da weiter, wo ihr wart',
    text: 'Wähle links einen Chat, um weiterzulesen und zu antworten.',
  },
  absent: {
    title: 'Diesem Mitglied kann gerade niemand schreiben',
    text: 'Das Profil ist nicht zugänglich: Vielleicht ist die E-Mail-Adresse noch nicht bestätigt, oder das Mitglied ist nicht mehr da.',
  },
  gone: {
    title: 'Diesen Chat gibt es nicht mehr',
    text: 'Er wurde gelöscht oder war nie für dich bestimmt.',
    back: 'Alle Chats',
  },
  failed: {
    title: 'Deine Chats konnten nicht geladen werden',
    chat: 'Dieser Chat konnte nicht geladen werden',
    more: 'Weitere Chats konnten nicht geladen werden.',
    text: 'Das ist meist gleich vorbei.',
    retry: 'Noch einmal versuchen',
  },
  loading: 'Deine Chats werden geladen …',
} satisfies Translation<typeof en>;
