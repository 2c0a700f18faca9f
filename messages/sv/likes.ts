import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gillningar',
  button: {
    like: 'Gilla {name}',
    back: 'Gilla {name} tillbaka',
    liked: 'Gillad',
    takeBack: 'Gillad: ta tillbaka din gillning av {name}',
    match: 'Det är en match',
    matched: 'Det är en match med {name}',
    chat: 'Det är en match med {name}: öppna chatten',
    reply: 'Svara {name}',
    goOn: 'Chatta med {name}',
    write: 'Säg hej till {name}',
    gift: 'Skicka en gåva till {name}',
  },
  hello: {
    free: 'gratis, {left} kvar',
    credits: '{count, plural, one {# kredit} other {# krediter}}',
    premium: 'med Premium',
  },
  state: {
    given: 'Du gillar {name}.',
    received: '{name} gillar dig.',
    match: 'Ni gillar varandra.',
  },
  end: {
    title: 'Vill du avsluta matchen med {name}?',
    text: 'Den tar slut för er båda: ingen av er finns längre bland den andras matcher. Det ni har skrivit till varandra finns kvar. {name} får ingen notis om det.',
    submit: 'Avsluta matchen',
    cancel: 'Behåll den',
  },
  lists: {
    label: 'Gillningar och besök',
    liked_me: 'Gillar dig',
    liked: 'Du gillar',
    matches: 'Matcher',
    visitors: 'Besökare',
    many: '{count}+',
    newLike: 'Ny gillning',
    newMatch: 'Ny match',
  },
  empty: {
    liked_me: {
      title: 'Ingen har gillat dig än',
      text: 'En profil som visar vem du är märks. Ett bra foto hjälper mest.',
    },
    liked: {
      title: 'Du har inte gillat någon än',
      text: 'Tryck på hjärtat hos någon som du vill lära känna. Personen får veta det och gillar dig kanske tillbaka.',
    },
    matches: {
      title: 'Inga matcher än',
      text: 'När någon som du gillar också gillar dig hittar du personen här.',
    },
    visitors: {
      title: 'Inga besökare än',
      text: 'Här syns den som öppnar din profil, utom den som är osynlig.',
    },
    search: 'Se dig omkring',
    profile: 'Förbättra min profil',
  },
  one: {
    received: {
      title: '{name} gillar dig',
      text: 'Titta på profilen. Om du också gillar {name}, visa det med ett hjärta: då har ni en match.',
    },
    match: {
      title: 'Du och {name} gillar varandra',
      text: 'Ni har båda sagt det, och {name} vet det också.',
    },
    all: 'Alla gillningar',
  },
  match: {
    title: 'Ni gillar varandra!',
    text: '{name} gillar dig också. Det är en match.',
    done: 'Fortsätt',
  },
  newLike: {
    title: 'Ny gillning!',
    fictionalTitle: 'En profil att titta på',
    text: '<b>{name}, {age}</b>, gillar dig.',
    near: '<b>{name}, {age}</b>, bor inom {km} km och gillar dig.',
    fictional:
      '<b>{name}, {age}</b>, är en fiktiv profil från {site}. Det finns ingen att träffa bakom den.',
  },
  open: 'Öppna profilen för {name}',
  profile: 'Se profilen',
  close: 'Stäng',
} satisfies Translation<typeof en>;
