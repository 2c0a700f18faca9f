import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Chattar',
  list: 'Dina chattar',
  you: 'Du: {text}',
  photo: {
    theirs: 'Skickade en bild till dig',
    mine: 'Du skickade en bild',
  },
  gift: {
    theirs: 'Skickade en gåva till dig',
    mine: 'Du skickade en gåva',
  },
  takenBack: {
    theirs: 'Raderade ett meddelande',
    mine: 'Du raderade ett meddelande',
  },
  nothing: 'Inga meddelanden',
  typing: 'skriver …',
  draft: 'Utkast',
  online: 'Online',
  muted: 'Tystad',
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
    label: 'Alternativ för chatten med {name}',
    profile: 'Se profilen',
    mute: 'Tysta',
    unmute: 'Sluta tysta',
    delete: 'Radera chatten',
    deleted: 'Chatten med {name} är raderad.',
  },
  search: {
    label: 'Sök i dina chattar',
    clear: 'Rensa sökningen',
    people: 'Personer',
    messages: 'Meddelanden',
    found: '{count, plural, =0 {Inget hittades} one {# träff} other {# träffar}}',
    none: 'Inga träffar på ”{words}”',
    noneText: 'Prova ett namn eller andra ord ur era meddelanden.',
    loading: 'Söker …',
    failed: 'Sökningen misslyckades',
  },
  empty: {
    title: 'Inga meddelanden än',
    text: 'Hitta någon du vill lära känna och säg hej. Dina chattar visas här.',
    action: 'Se dig omkring',
  },
  choose: {
    title: 'Fortsätt där ni slutade',
    text: 'Välj en chatt för att fortsätta.',
  },
  absent: {
    title: 'Du kan inte skriva till den här medlemmen just nu',
    text: 'Profilen är inte aktiv. E-postadressen kanske inte är bekräftad än, eller så har medlemmen lämnat oss.',
  },
  gone: {
    title: 'Den här chatten finns inte längre',
    text: 'Den har raderats, eller så har du inte tillgång till den.',
    back: 'Alla chattar',
  },
  failed: {
    title: 'Vi kunde inte hämta dina chattar',
    chat: 'Vi kunde inte hämta den här chatten',
    more: 'Vi kunde inte hämta fler chattar.',
    text: 'Det brukar gå över på ett ögonblick.',
    retry: 'Försök igen',
  },
  loading: 'Hämtar dina chattar …',
} satisfies Translation<typeof en>;
