import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Tykkäykset',
  button: {
    like: 'Tykkää: {name}',
    back: 'Tykkää takaisin: {name}',
    liked: 'Tykätty',
    takeBack: 'Tykätty: peru tykkäyksesi jäsenestä {name}',
    match: 'Mätsi',
    matched: 'Mätsi: sinä ja {name}',
    chat: 'Mätsi: sinä ja {name}. Avaa keskustelu',
    reply: 'Vastaa: {name}',
    goOn: 'Juttele: {name}',
    write: 'Tervehdi: {name}',
    gift: 'Lähetä lahja: {name}',
  },
  hello: {
    say: 'Tervehdi',
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
    text: 'Katoatte molemmat toistenne mätseistä. Keskustelunne säilyy. {name} ei saa tästä ilmoitusta.',
    submit: 'Pura mätsi',
    cancel: 'Säilytä',
  },
  card: { hello: 'Tervehdi', reply: 'Vastaa' },
  wait: 'Odotellessasi',
  lists: {
    label: 'Tykkäykset ja käynnit',
    liked_me: 'Tykkäsivät sinusta',
    liked: 'Tykkäyksesi',
    matches: 'Mätsit',
    visitors: 'Kävijät',
    many: '{count}+',
    newLike: 'Uusi tykkäys',
    newMatch: 'Uusi mätsi',
  },
  empty: {
    liked_me: {
      title: 'Ei vielä tykkäyksiä',
      text: 'Profiili, josta näkee, kuka olet, huomataan. Eniten auttaa hyvä kuva.',
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
      text: 'Täällä näet kaikki, jotka avaavat profiilisi, paitsi näkymättömät.',
    },
    search: 'Katsele ympärillesi',
    profile: 'Paranna profiiliani',
  },
  one: {
    received: {
      title: '{name} tykkäsi sinusta',
      text: 'Katso profiilia. Jos sinäkin tykkäät jäsenestä {name}, teillä on mätsi.',
    },
    match: {
      title: 'Mätsi: sinä ja {name}',
      text: 'Tykkäätte toisistanne, ja {name} tietää sen myös.',
    },
    all: 'Kaikki tykkäykset',
  },
  match: {
    title: 'Teillä on mätsi!',
    text: 'Sinä ja {name} tykkäätte toisistanne.',
    done: 'Jatka selailua',
  },
  newLike: {
    title: 'Uusi tykkäys!',
    fictionalTitle: 'Huvittaisiko jutella?',
    text: '<b>{name}, {age}</b>, tykkäsi sinusta.',
    near: '<b>{name}, {age}</b>, asuu enintään {distance} päässä ja tykkäsi sinusta.',
    fictional:
      '<b>{name}, {age}</b>, on fiktiivinen profiili, jota ylläpitää {site}. Voit jutella, mutta ette voi tavata kasvokkain.',
  },
  open: 'Avaa profiili: {name}',
  profile: 'Katso profiilia',
  close: 'Sulje',
} satisfies Translation<typeof en>;
