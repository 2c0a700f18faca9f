import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Viestit',
  list: 'Keskustelusi',
  you: 'Sinä: {text}',
  photo: {
    theirs: 'Lähetti sinulle kuvan',
    mine: 'Lähetit kuvan',
  },
  gift: {
    theirs: 'Lähetti sinulle lahjan',
    mine: 'Lähetit lahjan',
  },
  takenBack: {
    theirs: 'Poisti viestin',
    mine: 'Poistit viestin',
  },
  nothing: 'Ei viestejä',
  typing: 'kirjoittaa…',
  draft: 'Luonnos',
  online: 'Paikalla',
  muted: 'Mykistetty',
  yesterday: 'Eilen',
  unread: '{count, plural, one {# lukematon viesti} other {# lukematonta viestiä}}',
  state: {
    unconfirmed: 'Ei ole vielä vahvistanut sähköpostiosoitettaan',
    disabled: 'Tämä profiili ei ole aktiivinen',
    deleted: 'Tämä tili on poistettu',
    blocked_by: '{name} on estänyt sinut',
    you_blocked: 'Olet estänyt jäsenen {name}',
  },
  menu: {
    label: 'Keskustelun toiminnot: {name}',
    profile: 'Katso profiili',
    mute: 'Mykistä',
    unmute: 'Poista mykistys',
    delete: 'Poista keskustelu',
    deleted: 'Keskustelu on poistettu: {name}.',
  },
  search: {
    label: 'Hae keskusteluistasi',
    clear: 'Tyhjennä haku',
    people: 'Ihmiset',
    messages: 'Viestit',
    found: '{count, plural, =0 {Ei tuloksia} one {# tulos} other {# tulosta}}',
    none: 'Ei tuloksia haulle ”{words}”',
    noneText: 'Kokeile nimeä tai muita sanoja viesteistänne.',
    loading: 'Haetaan…',
    failed: 'Haku ei onnistunut',
  },
  empty: {
    title: 'Ei vielä viestejä',
    text: 'Etsi joku, johon haluaisit tutustua, ja sano hei. Keskustelusi näkyvät täällä.',
    action: 'Katsele ympärillesi',
  },
  choose: {
    title: 'Jatka siitä, mihin jäitte',
    text: 'Valitse keskustelu, niin voitte jatkaa juttelua.',
  },
  absent: {
    title: 'Et voi juuri nyt kirjoittaa tälle jäsenelle',
    text: 'Profiili ei ole aktiivinen. Ehkä sähköpostiosoitetta ei ole vielä vahvistettu, tai jäsen on lähtenyt.',
  },
  gone: {
    title: 'Tätä keskustelua ei enää ole',
    text: 'Se on poistettu, tai sinulla ei ole pääsyä siihen.',
    back: 'Kaikki viestit',
  },
  failed: {
    title: 'Emme saaneet ladattua keskustelujasi',
    chat: 'Emme saaneet ladattua tätä keskustelua',
    more: 'Emme saaneet ladattua lisää keskusteluja.',
    text: 'Se menee yleensä hetkessä ohi.',
    retry: 'Yritä uudelleen',
  },
  loading: 'Ladataan keskustelujasi…',
} satisfies Translation<typeof en>;
