import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Chattar',
  list: 'Dina chattar',
  you: 'Du: {text}',
  photo: {
    theirs: 'Har skickat ett foto till dig',
    mine: 'Du har skickat ett foto',
  },
  gift: {
    theirs: 'Har skickat en present till dig',
    mine: 'Du har skickat en present',
  },
  takenBack: {
    theirs: 'Har tagit tillbaka ett meddelande',
    mine: 'Du har tagit tillbaka ett meddelande',
  },
  nothing: 'Inga meddelanden',
  typing: 'skriver …',
  draft: 'Utkast',
  online: 'Online',
  muted: 'Ljudlös',
  yesterday: 'I går',
  unread: '{count, plural, one {# oläst meddelande} other {# olästa meddelanden}}',
  state: {
    unconfirmed: 'Har inte bekräftat sin e-postadress än',
    disabled: 'Den här profilen är inte aktiv',
    deleted: 'Det här kontot har raderats',
    blocked_by: '{name} har blockerat dig',
    you_blocked: 'Du har blockerat {name}',
  },
  menu: {
    label: 'Mer om chatten med {name}',
    profile: 'Se profilen',
    mute: 'Stäng av ljudet',
    unmute: 'Slå på ljudet',
    delete: 'Radera chatten',
    deleted: 'Chatten med {name} är raderad.',
  },
  search: {
    label: 'Sök i dina chattar',
    clear: 'Avsluta sökningen',
    people: 'Personer',
    messages: 'Meddelanden',
    found: '{count, plural, =0 {Inget hittades} one {# träff} other {# träffar}}',
    none: 'Inget hittades för ”{words}”',
    noneText: 'Prova ett namn, eller andra ord som någon av er har skrivit.',
    loading: 'Söker …',
    failed: 'Sökningen fungerade inte',
  },
  empty: {
    title: 'Inga meddelanden än',
    text: 'Hitta någon du vill lära känna och säg hej. Det ni skriver till varandra finns här.',
    action: 'Se dig omkring',
  },
  choose: {
    title: 'Fortsätt där ni slutade',
    text: 'Välj en chatt till vänster för att läsa vidare och svara.',
  },
  absent: {
    title: 'Ingen kan skriva till den här medlemmen just nu',
    text: 'Profilen är inte öppen: kanske är e-postadressen inte bekräftad än, eller så har medlemmen lämnat oss.',
  },
  gone: {
    title: 'Den här chatten finns inte längre',
    text: 'Den har raderats, eller så har den aldrig varit din.',
    back: 'Alla chattar',
  },
  failed: {
    title: 'Dina chattar kunde inte laddas',
    chat: 'Den här chatten kunde inte laddas',
    more: 'Fler chattar kunde inte laddas.',
    text: 'Det brukar gå över på ett ögonblick.',
    retry: 'Försök igen',
  },
  loading: 'Laddar dina chattar …',
} satisfies Translation<typeof en>;
