import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: 'Gi {name} en like',
    back: 'Gi {name} en like tilbake',
    liked: 'Likt',
    takeBack: 'Likt: fjern liken du ga {name}',
    match: 'Det er en match',
    matched: 'Det er en match med {name}',
    chat: 'Det er en match med {name}: åpne chatten',
    reply: 'Svar {name}',
    goOn: 'Chat med {name}',
    write: 'Si hei til {name}',
    gift: 'Send {name} en gave',
  },
  hello: {
    say: 'Si hei',
    free: 'gratis, {left} igjen',
    credits: '{count, plural, one {# kreditt} other {# kreditter}}',
    premium: 'med Premium',
  },
  state: {
    given: 'Du liker {name}.',
    received: '{name} liker deg.',
    match: 'Dere liker hverandre.',
  },
  end: {
    title: 'Vil du avslutte matchen med {name}?',
    text: 'Dere forsvinner begge fra hverandres matcher. Chatten blir værende. {name} får ikke beskjed.',
    submit: 'Avslutt matchen',
    cancel: 'Behold den',
  },
  card: { hello: 'Si hei', reply: 'Svar' },
  wait: 'Mens du venter',
  lists: {
    label: 'Likes og besøk',
    liked_me: 'Liker deg',
    liked: 'Dine likes',
    matches: 'Matcher',
    visitors: 'Besøkende',
    many: '{count}+',
    newLike: 'Ny like',
    newMatch: 'Ny match',
  },
  empty: {
    liked_me: {
      title: 'Ingen likes ennå',
      text: 'En profil som viser hvem du er, blir lagt merke til. Et godt bilde hjelper mest.',
    },
    liked: {
      title: 'Du har ikke gitt noen en like ennå',
      text: 'Trykk på hjertet til en du vil bli kjent med. Vi sier fra, og kanskje liker personen deg tilbake.',
    },
    matches: {
      title: 'Ingen matcher ennå',
      text: 'Når en du liker, liker deg tilbake, finner du personen her.',
    },
    visitors: {
      title: 'Ingen besøkende ennå',
      text: 'Her ser du alle som åpner profilen din, med mindre de er usynlige.',
    },
    search: 'Se deg omkring',
    profile: 'Gjør profilen min bedre',
  },
  one: {
    received: {
      title: '{name} liker deg',
      text: 'Ta en titt på profilen. Liker du {name} tilbake, er det en match.',
    },
    match: {
      title: 'Du har en match med {name}',
      text: 'Dere liker hverandre, og {name} vet det også.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'Det er en match!',
    text: 'Du og {name} liker hverandre.',
    done: 'Se flere',
  },
  newLike: {
    title: 'Ny like!',
    fictionalTitle: 'Lyst til å chatte?',
    text: '<b>{name}, {age}</b>, liker deg.',
    near: '<b>{name}, {age}</b>, liker deg og bor under {distance} unna.',
    fictional:
      '<b>{name}, {age}</b>, er en fiktiv profil som {site} står bak. Du kan chatte, men dere kan ikke møtes i virkeligheten.',
  },
  open: 'Åpne profilen til {name}',
  profile: 'Se profilen',
  close: 'Lukk',
} satisfies Translation<typeof en>;
