import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Beskeder',
  list: 'Dine chats',
  you: 'Du: {text}',
  photo: {
    theirs: 'Har sendt dig et billede',
    mine: 'Du har sendt et billede',
  },
  gift: {
    theirs: 'Har sendt dig en gave',
    mine: 'Du har sendt en gave',
  },
  takenBack: {
    theirs: 'Har slettet en besked',
    mine: 'Du har slettet en besked',
  },
  nothing: 'Ingen beskeder',
  typing: 'skriver …',
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
    label: 'Muligheder for chatten med {name}',
    profile: 'Se profilen',
    mute: 'Slå lyden fra',
    unmute: 'Slå lyden til',
    delete: 'Slet chatten',
    deleted: 'Chatten med {name} er slettet.',
  },
  search: {
    label: 'Søg i dine chats',
    clear: 'Ryd søgningen',
    people: 'Personer',
    messages: 'Beskeder',
    found: '{count, plural, =0 {Ingen resultater} one {# resultat} other {# resultater}}',
    none: 'Ingen resultater for »{words}«',
    noneText: 'Prøv et navn eller andre ord fra jeres beskeder.',
    loading: 'Søger …',
    failed: 'Søgningen virkede ikke',
  },
  empty: {
    title: 'Ingen beskeder endnu',
    text: 'Find en, du gerne vil lære at kende, og sig hej. Så vises jeres chat her.',
    action: 'Se dig omkring',
  },
  choose: {
    title: 'Fortsæt, hvor I slap',
    text: 'Vælg en chat for at skrive videre.',
  },
  absent: {
    title: 'Du kan ikke skrive til dette medlem i øjeblikket',
    text: 'Profilen er ikke aktiv. Måske er e-mailadressen ikke bekræftet endnu, eller også er medlemmet her ikke længere.',
  },
  gone: {
    title: 'Chatten findes ikke længere',
    text: 'Den er blevet slettet, eller du har ikke adgang til den.',
    back: 'Alle beskeder',
  },
  failed: {
    title: 'Vi kunne ikke hente dine chats',
    chat: 'Vi kunne ikke hente chatten',
    more: 'Vi kunne ikke hente flere chats.',
    text: 'Det løser sig som regel om et øjeblik.',
    retry: 'Prøv igen',
  },
  loading: 'Henter dine chats …',
} satisfies Translation<typeof en>;
