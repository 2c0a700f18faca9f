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
    theirs: 'Hat eine Nachricht gelöscht',
    mine: 'Du hast eine Nachricht gelöscht',
  },
  nothing: 'Keine Nachrichten',
  typing: 'schreibt …',
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
    label: 'Optionen für den Chat mit {name}',
    profile: 'Profil ansehen',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    delete: 'Chat löschen',
    deleted: 'Der Chat mit {name} ist gelöscht.',
  },
  search: {
    label: 'In deinen Chats suchen',
    clear: 'Suche löschen',
    people: 'Personen',
    messages: 'Nachrichten',
    found: '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
    none: 'Nichts gefunden für „{words}“',
    noneText: 'Versuch es mit einem Namen oder mit anderen Wörtern aus euren Nachrichten.',
    loading: 'Suche läuft …',
    failed: 'Die Suche hat nicht geklappt',
  },
  empty: {
    title: 'Noch keine Nachrichten',
    text: 'Such jemanden, den du gern kennenlernen möchtest, und sag Hallo. Deine Chats findest du dann hier.',
    action: 'Umsehen',
  },
  choose: {
    title: 'Mach da weiter, wo ihr aufgehört habt',
    text: 'Wähle einen Chat, um weiterzuschreiben.',
  },
  absent: {
    title: 'Diesem Mitglied kannst du gerade nicht schreiben',
    text: 'Das Profil ist nicht aktiv. Vielleicht ist die E-Mail-Adresse noch nicht bestätigt, oder das Mitglied ist nicht mehr da.',
  },
  gone: {
    title: 'Dieser Chat ist nicht mehr verfügbar',
    text: 'Er wurde gelöscht, oder du hast keinen Zugriff darauf.',
    back: 'Alle Chats',
  },
  failed: {
    title: 'Wir konnten deine Chats nicht laden',
    chat: 'Wir konnten diesen Chat nicht laden',
    more: 'Wir konnten keine weiteren Chats laden.',
    text: 'Das gibt sich meist von selbst.',
    retry: 'Noch einmal versuchen',
  },
  loading: 'Deine Chats werden geladen …',
} satisfies Translation<typeof en>;
