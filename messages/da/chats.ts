import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Beskeder',
  list: 'Dine chats',
  you: 'Du: {text}',
  photo: {
    theirs: 'Har sendt dig et foto',
    mine: 'Du har sendt et foto',
  },
  gift: {
    theirs: 'Har sendt dig en gave',
    mine: 'Du har sendt en gave',
  },
  takenBack: {
    theirs: 'Har trukket en besked tilbage',
    mine: 'Du har trukket en besked tilbage',
  },
  nothing: 'Ingen beskeder',
  typing: 'skriver …',
  draft: 'Kladde',
  online: 'Online',
  muted: 'Lydløs',
  yesterday: 'I går',
  unread: '{count, plural, one {# ulæst besked} other {# ulæste beskeder}}',
  state: {
    unconfirmed: 'Har ikke bekræftet e-mailadressen endnu',
    disabled: 'Profilen er ikke aktiv',
    deleted: 'Kontoen er slettet',
    blocked_by: '{name} har blokeret dig',
    you_blocked: 'Du har blokeret {name}',
  },
  menu: {
    label: 'Mere om chatten med {name}',
    profile: 'Se profilen',
    mute: 'Slå lyden fra',
    unmute: 'Slå lyden til',
    delete: 'Slet chatten',
    deleted: 'Chatten med {name} er slettet.',
  },
  search: {
    label: 'Søg i dine chats',
    clear: 'Afslut søgningen',
    people: 'Personer',
    messages: 'Beskeder',
    found: '{count, plural, =0 {Intet fundet} one {# resultat} other {# resultater}}',
    none: 'Intet fundet for »{words}«',
    noneText: 'Prøv et navn, eller andre ord som en af jer har skrevet.',
    loading: 'Søger …',
    failed: 'Søgningen virkede ikke',
  },
  empty: {
    title: 'Ingen beskeder endnu',
    text: 'Find en, du gerne vil lære at kende, og sig hej. Det, I skriver til hinanden, finder du her.',
    action: 'Se dig omkring',
  },
  choose: {
    title: 'Fortsæt, hvor I slap',
    text: 'Vælg en chat til venstre for at læse videre og svare.',
  },
  absent: {
    title: 'Ingen kan skrive til dette medlem lige nu',
    text: 'Profilen er ikke åben: Måske er e-mailadressen ikke bekræftet endnu, eller også er medlemmet her ikke længere.',
  },
  gone: {
    title: 'Chatten findes ikke længere',
    text: 'Den er blevet slettet, eller den har aldrig været din.',
    back: 'Alle beskeder',
  },
  failed: {
    title: 'Dine chats kunne ikke indlæses',
    chat: 'Chatten kunne ikke indlæses',
    more: 'Flere chats kunne ikke indlæses.',
    text: 'Det går som regel over om et øjeblik.',
    retry: 'Prøv igen',
  },
  loading: 'Indlæser dine chats …',
} satisfies Translation<typeof en>;
