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
    theirs: 'Heeft een bericht verwijderd',
    mine: 'Je hebt een bericht verwijderd',
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
    label: 'Opties voor de chat met {name}',
    profile: 'Profiel bekijken',
    mute: 'Dempen',
    unmute: 'Niet meer dempen',
    delete: 'Chat verwijderen',
    deleted: 'De chat met {name} is verwijderd.',
  },
  search: {
    label: 'Zoeken in je chats',
    clear: 'Zoekopdracht wissen',
    people: 'Mensen',
    messages: 'Berichten',
    found: '{count, plural, =0 {Niets gevonden} one {# resultaat} other {# resultaten}}',
    none: 'Niets gevonden voor ‘{words}’',
    noneText: 'Probeer een naam, of andere woorden uit jullie berichten.',
    loading: 'Bezig met zoeken…',
    failed: 'Het zoeken is niet gelukt',
  },
  empty: {
    title: 'Nog geen berichten',
    text: 'Zoek iemand die je graag wilt leren kennen en zeg hallo. Je chats vind je dan hier.',
    action: 'Rondkijken',
  },
  choose: {
    title: 'Ga verder waar je was gebleven',
    text: 'Kies een chat om verder te praten.',
  },
  absent: {
    title: 'Je kunt dit lid nu niet schrijven',
    text: 'Het profiel is niet actief. Misschien is het e-mailadres nog niet bevestigd, of is het lid vertrokken.',
  },
  gone: {
    title: 'Deze chat is niet meer beschikbaar',
    text: 'Hij is verwijderd, of je hebt er geen toegang toe.',
    back: 'Alle berichten',
  },
  failed: {
    title: 'We konden je chats niet laden',
    chat: 'We konden deze chat niet laden',
    more: 'We konden niet meer chats laden.',
    text: 'Meestal is het zo opgelost.',
    retry: 'Opnieuw proberen',
  },
  loading: 'Je chats worden geladen…',
} satisfies Translation<typeof en>;
