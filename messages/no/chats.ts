import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Meldinger',
  list: 'Chattene dine',
  you: 'Du: {text}',
  photo: {
    theirs: 'Har sendt deg et bilde',
    mine: 'Du har sendt et bilde',
  },
  gift: {
    theirs: 'Har sendt deg en gave',
    mine: 'Du har sendt en gave',
  },
  takenBack: {
    theirs: 'Har slettet en melding',
    mine: 'Du har slettet en melding',
  },
  nothing: 'Ingen meldinger',
  typing: 'skriver …',
  draft: 'Kladd',
  online: 'Pålogget',
  muted: 'Dempet',
  yesterday: 'I går',
  unread: '{count, plural, one {# ulest melding} other {# uleste meldinger}}',
  state: {
    unconfirmed: 'Har ikke bekreftet e-postadressen ennå',
    disabled: 'Denne profilen er ikke aktiv',
    deleted: 'Denne kontoen er slettet',
    blocked_by: '{name} har blokkert deg',
    you_blocked: 'Du har blokkert {name}',
  },
  menu: {
    label: 'Valg for chatten med {name}',
    profile: 'Se profilen',
    mute: 'Demp',
    unmute: 'Slutt å dempe',
    delete: 'Slett chatten',
    deleted: 'Chatten med {name} er slettet.',
  },
  search: {
    label: 'Søk i chattene dine',
    clear: 'Tøm søket',
    people: 'Personer',
    messages: 'Meldinger',
    found: '{count, plural, =0 {Ingen treff} one {# treff} other {# treff}}',
    none: 'Ingen treff på «{words}»',
    noneText: 'Prøv et navn eller andre ord fra meldingene deres.',
    loading: 'Søker …',
    failed: 'Søket fungerte ikke',
  },
  empty: {
    title: 'Ingen meldinger ennå',
    text: 'Finn noen du har lyst til å bli kjent med, og si hei. Da vises chatten deres her.',
    action: 'Se deg omkring',
  },
  choose: {
    title: 'Fortsett der dere slapp',
    text: 'Velg en chat for å skrive videre.',
  },
  absent: {
    title: 'Du kan ikke skrive til dette medlemmet for øyeblikket',
    text: 'Profilen er ikke aktiv. Kanskje er e-postadressen ikke bekreftet ennå, eller så er ikke medlemmet her lenger.',
  },
  gone: {
    title: 'Denne chatten finnes ikke lenger',
    text: 'Den er slettet, eller du har ikke tilgang til den.',
    back: 'Alle meldinger',
  },
  failed: {
    title: 'Vi kunne ikke hente chattene dine',
    chat: 'Vi kunne ikke hente chatten',
    more: 'Vi kunne ikke hente flere chatter.',
    text: 'Det ordner seg som regel om et øyeblikk.',
    retry: 'Prøv igjen',
  },
  loading: 'Henter chattene dine …',
} satisfies Translation<typeof en>;
