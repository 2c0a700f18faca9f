import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: 'Like {name}',
    back: 'Like {name} tilbage',
    liked: 'Liket',
    takeBack: 'Liket: fjern dit like til {name}',
    match: 'Det er et match',
    matched: 'Det er et match med {name}',
    chat: 'Det er et match med {name}: åbn chatten',
    reply: 'Svar {name}',
    goOn: 'Chat med {name}',
    write: 'Sig hej til {name}',
    gift: 'Send {name} en gave',
  },
  hello: {
    say: 'Sig hej',
    free: 'gratis, {left} tilbage',
    credits: '{count, plural, one {# kredit} other {# kreditter}}',
    premium: 'med Premium',
  },
  state: {
    given: 'Du har liket {name}.',
    received: '{name} har liket dig.',
    match: 'I har liket hinanden.',
  },
  end: {
    title: 'Vil du afslutte matchet med {name}?',
    text: 'I forsvinder begge fra hinandens matches. Jeres chat bliver. {name} får ikke besked.',
    submit: 'Afslut matchet',
    cancel: 'Behold det',
  },
  card: { hello: 'Sig hej', reply: 'Svar' },
  wait: 'Mens du venter',
  lists: {
    label: 'Likes og besøg',
    liked_me: 'Har liket dig',
    liked: 'Dine likes',
    matches: 'Matches',
    visitors: 'Besøgende',
    many: '{count}+',
    newLike: 'Nyt like',
    newMatch: 'Nyt match',
  },
  empty: {
    liked_me: {
      title: 'Ingen likes endnu',
      text: 'En profil, der viser, hvem du er, bliver lagt mærke til. Et godt billede hjælper mest.',
    },
    liked: {
      title: 'Du har ikke liket nogen endnu',
      text: 'Tryk på hjertet hos en, du gerne vil lære at kende. Vi giver besked, og måske liker personen dig tilbage.',
    },
    matches: {
      title: 'Ingen matches endnu',
      text: 'Når en, du har liket, liker dig tilbage, finder du personen her.',
    },
    visitors: {
      title: 'Ingen besøgende endnu',
      text: 'Her ser du alle, der åbner din profil, medmindre de er usynlige.',
    },
    search: 'Se dig omkring',
    profile: 'Gør min profil bedre',
  },
  one: {
    received: {
      title: '{name} har liket dig',
      text: 'Tag et kig på profilen. Liker du {name} tilbage, er det et match.',
    },
    match: {
      title: 'Du har et match med {name}',
      text: 'I har liket hinanden, og {name} ved det også.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'Det er et match!',
    text: 'Du og {name} har liket hinanden.',
    done: 'Se flere',
  },
  newLike: {
    title: 'Nyt like!',
    fictionalTitle: 'Lyst til at chatte?',
    text: '<b>{name}, {age}</b>, har liket dig.',
    near: '<b>{name}, {age}</b>, har liket dig og bor under {distance} væk.',
    fictional:
      '<b>{name}, {age}</b>, er en fiktiv profil, som {site} står bag. Du kan chatte, men I kan ikke mødes i virkeligheden.',
  },
  open: 'Åbn profilen for {name}',
  profile: 'Se profilen',
  close: 'Luk',
} satisfies Translation<typeof en>;
