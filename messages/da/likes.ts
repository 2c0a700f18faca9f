import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: 'Like {name}',
    back: 'Like {name} tilbage',
    liked: 'Liket',
    takeBack: 'Liket: træk dit like til {name} tilbage',
    match: 'Det er et match',
    matched: 'Det er et match med {name}',
    chat: 'Det er et match med {name}: åbn chatten',
    reply: 'Svar {name}',
    goOn: 'Chat med {name}',
    write: 'Sig hej til {name}',
    gift: 'Send {name} en gave',
  },
  hello: {
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
    text: 'Det slutter for jer begge: Ingen af jer står længere blandt den andens matches. Det, I har skrevet til hinanden, bliver stående. {name} får ikke besked.',
    submit: 'Afslut matchet',
    cancel: 'Behold det',
  },
  lists: {
    label: 'Likes og besøg',
    liked_me: 'Har liket dig',
    liked: 'Du har liket',
    matches: 'Matches',
    visitors: 'Besøgende',
    many: '{count}+',
    newLike: 'Nyt like',
    newMatch: 'Nyt match',
  },
  empty: {
    liked_me: {
      title: 'Ingen har liket dig endnu',
      text: 'En profil, der viser, hvem du er, bliver lagt mærke til. Et godt billede hjælper mest.',
    },
    liked: {
      title: 'Du har ikke liket nogen endnu',
      text: 'Tryk på hjertet hos en, du gerne vil lære at kende. Personen får det at vide og liker dig måske tilbage.',
    },
    matches: {
      title: 'Ingen matches endnu',
      text: 'Når en, du har liket, også liker dig, finder du vedkommende her.',
    },
    visitors: {
      title: 'Ingen besøgende endnu',
      text: 'Her ser du, hvem der åbner din profil, undtagen dem, der er usynlige.',
    },
    search: 'Se dig omkring',
    profile: 'Arbejd på min profil',
  },
  one: {
    received: {
      title: '{name} har liket dig',
      text: 'Kig på profilen. Kan du også lide {name}, så sig det med et hjerte: Så har I et match.',
    },
    match: {
      title: 'Du og {name} har liket hinanden',
      text: 'I har begge sagt det, og {name} ved det også.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'I kan lide hinanden!',
    text: '{name} har også liket dig. Det er et match.',
    done: 'Videre',
  },
  newLike: {
    title: 'Nyt like!',
    fictionalTitle: 'En profil at kigge på',
    text: '<b>{name}, {age}</b>, har liket dig.',
    near: '<b>{name}, {age}</b>, bor inden for {km} km og har liket dig.',
    fictional:
      '<b>{name}, {age}</b>, er en fiktiv profil fra {site}. Der er ingen at møde bag den.',
  },
  open: 'Åbn profilen for {name}',
  profile: 'Se profilen',
  close: 'Luk',
} satisfies Translation<typeof en>;
