import type en from '../en/chats.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Viestit',
  list: 'Chattisi',
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
    theirs: 'Perui viestin',
    mine: 'Peruit viestin',
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
    disabled: 'Tämä profiili ei ole käytössä',
    deleted: 'Tämä tili on poistettu',
    blocked_by: '{name} on estänyt sinut',
    you_blocked: 'Olet estänyt jäsenen {name}',
  },
  menu: {
    label: 'Lisää chatista: {name}',
    profile: 'Katso profiili',
    mute: 'Mykistä',
    unmute: 'Poista mykistys',
    delete: 'Poista chat',
    deleted: 'Chat on poistettu: {name}.',
  },
  search: {
    label: 'Hae chateistasi',
    clear: 'Lopeta haku',
    people: 'Ihmiset',
    messages: 'Viestit',
    found: '{count, plural, =0 {Ei tuloksia} one {# tulos} other {# tulosta}}',
    none: 'Haulla ”{words}” ei löytynyt mitään',
    noneText: 'Kokeile nimeä tai muita sanoja, joita jompikumpi teistä on kirjoittanut.',
    loading: 'Haetaan…',
    failed: 'Haku ei onnistunut',
  },
  empty: {
    title: 'Ei vielä viestejä',
    text: 'Etsi joku, johon haluaisit tutustua, ja tervehdi. Löydät täältä sen, mitä kirjoitatte toisillenne.',
    action: 'Katsele ympärillesi',
  },
  choose: {
    title: 'Jatka siitä, mihin jäitte',
    text: 'Valitse vasemmalta chat, niin voit lukea lisää ja vastata.',
  },
  absent: {
    title: 'Tälle jäsenelle ei voi juuri nyt kirjoittaa',
    text: 'Profiili ei ole käytettävissä: ehkä sähköpostiosoitetta ei ole vielä vahvistettu, tai jäsen on lähtenyt.',
  },
  gone: {
    title: 'Tätä chattia ei enää ole',
    text: 'Se on poistettu, tai se ei ole koskaan ollut sinun.',
    back: 'Kaikki viestit',
  },
  failed: {
    title: 'Chattejasi ei voitu ladata',
    chat: 'Tätä chattia ei voitu ladata',
    more: 'Lisää chatteja ei voitu ladata.',
    text: 'Se menee yleensä hetkessä ohi.',
    retry: 'Yritä uudelleen',
  },
  loading: 'Ladataan chattejasi…',
} satisfies Translation<typeof en>;
