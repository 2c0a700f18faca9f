import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Gillningar',
  button: {
    like: 'Gilla {name}',
    back: 'Gilla {name} tillbaka',
    liked: 'Gillad',
    takeBack: 'Gillad: sluta gilla {name}',
    match: 'Det är en match',
    matched: 'Det är en match med {name}',
    chat: 'Det är en match med {name}: öppna chatten',
    reply: 'Svara {name}',
    goOn: 'Chatta med {name}',
    write: 'Säg hej till {name}',
    gift: 'Skicka en gåva till {name}',
  },
  hello: {
    say: 'Säg hej',
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
    text: 'Ni försvinner båda från varandras matcher. Er chatt finns kvar. {name} får ingen notis.',
    submit: 'Avsluta matchen',
    cancel: 'Behåll den',
  },
  card: { hello: 'Säg hej', reply: 'Svara' },
  wait: 'Medan du väntar',
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
      title: 'Inga gillningar än',
      text: 'En profil som visar vem du är blir sedd. En bra bild hjälper mest.',
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
      text: 'Alla som öppnar din profil syns här, utom de som är osynliga.',
    },
    search: 'Se dig omkring',
    profile: 'Förbättra min profil',
  },
  one: {
    received: {
      title: '{name} gillar dig',
      text: 'Titta på profilen. Gilla {name} tillbaka, så blir det en match.',
    },
    match: {
      title: 'Du och {name} är en match',
      text: 'Ni gillar varandra, och {name} vet det också.',
    },
    all: 'Alla gillningar',
  },
  match: {
    title: 'Det är en match!',
    text: 'Du och {name} gillar varandra.',
    done: 'Fortsätt titta',
  },
  newLike: {
    title: 'Ny gillning!',
    fictionalTitle: 'Sugen på att chatta?',
    text: '<b>{name}, {age}</b>, gillar dig.',
    near: '<b>{name}, {age}</b>, bor inom {distance} och gillar dig.',
    fictional:
      '<b>{name}, {age}</b>, är en fiktiv profil som drivs av {site}. Du kan chatta, men ni kan inte träffas i verkligheten.',
  },
  open: 'Öppna profilen för {name}',
  profile: 'Se profilen',
  close: 'Stäng',
} satisfies Translation<typeof en>;
