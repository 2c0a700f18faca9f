import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: 'Gi {name} en like',
    back: 'Gi {name} en like tilbake',
    liked: 'Likt',
    takeBack: 'Likt: ta tilbake liken du ga {name}',
    match: 'Det er en match',
    matched: 'Det er en match med {name}',
    chat: 'Det er en match med {name}: åpne chatten',
    reply: 'Svar {name}',
    goOn: 'Chat med {name}',
    write: 'Si hei til {name}',
    gift: 'Send {name} en gave',
  },
  hello: {
    free: 'gratis, {left} igjen',
    credits: '{count, plural, one {# kreditt} other {# kreditter}}',
    premium: 'med Premium',
  },
  state: {
    given: 'Du har gitt {name} en like.',
    received: '{name} har gitt deg en like.',
    match: 'Dere liker hverandre.',
  },
  end: {
    title: 'Vil du avslutte matchen med {name}?',
    text: 'Den er over for dere begge: Ingen av dere står lenger blant den andres matcher. Det dere har skrevet til hverandre, blir værende. {name} får ikke beskjed.',
    submit: 'Avslutt matchen',
    cancel: 'Behold den',
  },
  lists: {
    label: 'Likes og besøk',
    liked_me: 'Liker deg',
    liked: 'Du liker',
    matches: 'Matcher',
    visitors: 'Besøkende',
    many: '{count}+',
    newLike: 'Ny like',
    newMatch: 'Ny match',
  },
  empty: {
    liked_me: {
      title: 'Ingen har gitt deg en like ennå',
      text: 'En profil som viser hvem du er, blir lagt merke til. Et godt bilde hjelper mest.',
    },
    liked: {
      title: 'Du har ikke gitt noen en like ennå',
      text: 'Trykk på hjertet til en du vil bli kjent med. Personen får vite det og gir deg kanskje en like tilbake.',
    },
    matches: {
      title: 'Ingen matcher ennå',
      text: 'Når en du liker, også liker deg, finner du personen her.',
    },
    visitors: {
      title: 'Ingen besøkende ennå',
      text: 'Her ser du hvem som åpner profilen din, bortsett fra de usynlige.',
    },
    search: 'Se deg omkring',
    profile: 'Jobb med profilen min',
  },
  one: {
    received: {
      title: '{name} har gitt deg en like',
      text: 'Ta en titt på profilen. Liker du også {name}, si det med et hjerte: Da har dere en match.',
    },
    match: {
      title: 'Du og {name} liker hverandre',
      text: 'Begge har sagt det, og {name} vet det også.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'Dere liker hverandre!',
    text: '{name} liker deg også. Det er en match.',
    done: 'Videre',
  },
  newLike: {
    title: 'Ny like!',
    fictionalTitle: 'En profil å se på',
    text: '<b>{name}, {age}</b>, har gitt deg en like.',
    near: '<b>{name}, {age}</b>, bor innen {km} km og har gitt deg en like.',
    fictional: '<b>{name}, {age}</b>, er en fiktiv profil fra {site}. Det er ingen å møte bak den.',
  },
  open: 'Åpne profilen til {name}',
  profile: 'Se profilen',
  close: 'Lukk',
} satisfies Translation<typeof en>;
