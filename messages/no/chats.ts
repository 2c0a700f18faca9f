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
    theirs: 'Har trukket tilbake en melding',
    mine: 'Du har trukket tilbake en melding',
  },
  nothing: 'Ingen meldinger',
  typing: 'skriver …',
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
    label: 'Mer om chatten med {name}',
    profile: 'Se profilen',
    mute: 'Demp',
    unmute: 'Slutt å dempe',
    delete: 'Slett chatten',
    deleted: 'Chatten med {name} er slettet.',
  },
  search: {
    label: 'Søk i chattene dine',
    clear: 'Avslutt søket',
    people: 'Personer',
    messages: 'Meldinger',
    found: '{count, plural, =0 {Ingen treff} one {# treff} other {# treff}}',
    none: 'Ingen treff på «{words}»',
    noneText: 'Prøv et navn, eller andre ord en av dere har skrevet.',
    loading: 'Søker …',
    failed: 'Søket fungerte ikke',
  },
  empty: {
    title: 'Ingen meldinger ennå',
    text: 'Finn noen du har lyst til å bli kjent med, og si hei. Det dere skriver til hverandre, finner du her.',
    action: 'Se deg rundt',
  },
  choose: {
    title: 'Fortsett der dere slapp',
    text: 'Velg en chat til venstre for å lese videre og svare.',
  },
  absent: {
    title: 'Ingen kan skrive til dette medlemmet akkurat nå',
    text: 'Profilen er ikke åpen: Kanskje er e-postadressen ikke bekreftet ennå, eller så er ikke medlemmet her lenger.',
  },
  gone: {
    title: 'Denne chatten finnes ikke lenger',
    text: 'Den er slettet, eller den har aldri vært din.',
    back: 'Alle meldinger',
  },
  failed: {
    title: 'Chattene dine kunne ikke lastes inn',
    chat: 'Denne chatten kunne ikke lastes inn',
    more: 'Flere chatter kunne ikke lastes inn.',
    text: 'Det går som regel fort over.',
    retry: 'Prøv igjen',
  },
  loading: 'Laster inn chattene dine …',
} satisfies Translation<typeof en>;
