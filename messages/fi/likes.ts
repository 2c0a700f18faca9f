import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Tykkäykset',
  button: {
    like: 'Tykkää: {name}',
    back: 'Tykkää takaisin: {name}',
    liked: 'Tykätty',
    takeBack: 'Tykätty: peru tykkäyksesi jäsenestä {name}',
    match: 'Se on mätsi',
    matched: 'Se on mätsi: sinä ja {name}',
    chat: 'Se on mätsi: sinä ja {name}. Avaa chat',
    reply: 'Vastaa: {name}',
    goOn: 'Juttele: {name}',
    write: 'Tervehdi: {name}',
    gift: 'Lähetä lahja: {name}',
  },
  hello: {
    free: 'ilmainen, {left} jäljellä',
    credits: '{count, plural, one {# krediitti} other {# krediittiä}}',
    premium: 'Premiumilla',
  },
  state: {
    given: 'Tykkäät jäsenestä {name}.',
    received: '{name} tykkäsi sinusta.',
    match: 'Tykkäätte toisistanne.',
  },
  end: {
    title: 'Puretaanko mätsi jäsenen {name} kanssa?',
    text: 'Se päättyy teiltä molemmilta: kumpikaan ei ole enää toisen mätsien joukossa. Se, mitä olette kirjoittaneet toisillenne, säilyy. {name} ei saa tästä ilmoitusta.',
    submit: 'Pura mätsi',
    cancel: 'Säilytä',
  },
  lists: {
    label: 'Tykkäykset ja käynnit',
    liked_me: 'Tykkäsivät sinusta',
    liked: 'Sinä tykkäsit',
    matches: 'Mätsit',
    visitors: 'Kävijät',
    many: '{count}+',
    newLike: 'Uusi tykkäys',
    newMatch: 'Uusi mätsi',
  },
  empty: {
    liked_me: {
      title: 'Kukaan ei ole vielä tykännyt sinusta',
      text: 'Profiili, joka näyttää, kuka olet, huomataan. Eniten auttaa hyvä kuva.',
    },
    liked: {
      title: 'Et ole vielä tykännyt kenestäkään',
      text: 'Napauta sydäntä sen henkilön kohdalla, johon haluat tutustua. Hän saa tietää siitä ja ehkä tykkää takaisin.',
    },
    matches: {
      title: 'Ei vielä mätsejä',
      text: 'Kun joku, josta tykkäät, tykkää myös sinusta, löydät hänet täältä.',
    },
    visitors: {
      title: 'Ei vielä kävijöitä',
      text: 'Täällä näet, kuka avaa profiilisi, paitsi näkymättömät.',
    },
    search: 'Katsele ympärillesi',
    profile: 'Paranna profiiliani',
  },
  one: {
    received: {
      title: '{name} tykkäsi sinusta',
      text: 'Katso profiilia. Jos {name} on mieleesi, kerro se sydämellä: sitten teillä on mätsi.',
    },
    match: {
      title: 'Sinä ja {name} tykkäätte toisistanne',
      text: 'Molemmat ovat sanoneet sen, ja {name} tietää sen myös.',
    },
    all: 'Kaikki tykkäykset',
  },
  match: {
    title: 'Tykkäätte toisistanne!',
    text: 'Myös {name} tykkää sinusta. Se on mätsi.',
    done: 'Jatka',
  },
  newLike: {
    title: 'Uusi tykkäys!',
    fictionalTitle: 'Profiili katsottavaksi',
    text: '<b>{name}, {age}</b>, tykkäsi sinusta.',
    near: '<b>{name}, {age}</b>, asuu enintään {km} km:n päässä ja tykkäsi sinusta.',
    fictional:
      '<b>{name}, {age}</b>, on sivuston {site} fiktiivinen profiili. Sen takana ei ole ketään tavattavaa.',
  },
  open: 'Avaa profiili: {name}',
  profile: 'Katso profiilia',
  close: 'Sulje',
} satisfies Translation<typeof en>;
