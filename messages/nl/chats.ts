import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Berichten',
  list: 'Je chats',
  you: 'Jij: {text}',
  photo: {
    theirs: 'Heeft je een foto gestuurd',
    mine: 'Je hebt een foto gestuurd',
  },
  gift: {
    theirs: 'Heeft je een cadeau gestuurd',
    mine: 'Je hebt een cadeau gestuurd',
  },
  takenBack: {
    theirs: 'Heeft een bericht ingetrokken',
    mine: 'Je hebt een bericht ingetrokken',
  },
  nothing: 'Geen berichten',
  typing: 'is aan het typen…',
  draft: 'Concept',
  online: 'Online',
  muted: 'Gedempt',
  yesterday: 'Gisteren',
  unread: '{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}',
  state: {
    unconfirmed: 'Heeft het e-mailadres nog niet bevestigd',
    disabled: 'Dit profiel is niet actief',
    deleted: 'Dit account is verwijderd',
    blocked_by: '{name} heeft je geblokkeerd',
    you_blocked: 'Je hebt {name} geblokkeerd',
  },
  menu: {
    label: 'Meer over de chat met {name}',
    profile: 'Profiel bekijken',
    mute: 'Dempen',
    unmute: 'Niet meer dempen',
    delete: 'Chat verwijderen',
    deleted: 'De chat met {name} is verwijderd.',
  },
  search: {
    label: 'Zoeken in je chats',
    clear: 'Stoppen met zoeken',
    people: 'Mensen',
    messages: 'Berichten',
    found: '{count, plural, =0 {Niets gevonden} one {# resultaat} other {# resultaten}}',
    none: 'Niets gevonden voor ‘{words}’',
    noneText: 'Probeer een naam, of andere woorden die een van jullie heeft geschreven.',
    loading: 'Bezig met zoeken…',
    failed: 'Het zoeken is niet gelukt',
  },
  empty: {
    title: 'Nog geen berichten',
    text: 'Zoek iemand die je graag wilt leren kennen en zeg hallo. Wat jullie elkaar schrijven, vind je hier.',
    action: 'Rondkijken',
  },
  choose: {
    title: 'Ga verder waar je was',
    text: 'Kies links een chat om verder te lezen en te antwoorden.',
  },
  absent: {
    title: 'Op dit moment kan niemand dit lid schrijven',
    text: 'Het profiel is niet toegankelijk: misschien is het e-mailadres nog niet bevestigd, of is het lid vertrokken.',
  },
  gone: {
    title: 'Deze chat is er niet meer',
    text: 'Hij is verwijderd, of is nooit van jou geweest.',
    back: 'Alle berichten',
  },
  failed: {
    title: 'Je chats konden niet worden geladen',
    chat: 'Deze chat kon niet worden geladen',
    more: 'Meer chats konden niet worden geladen.',
    text: 'Meestal is dat zo voorbij.',
    retry: 'Opnieuw proberen',
  },
  loading: 'Je chats worden geladen…',
} satisfies Translation<typeof en>;
