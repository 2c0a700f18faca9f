import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: '{name} liken',
    back: '{name} terugliken',
    liked: 'Geliket',
    takeBack: 'Geliket: je like voor {name} intrekken',
    match: 'Het is een match',
    matched: 'Het is een match met {name}',
    chat: 'Het is een match met {name}: chat openen',
    reply: '{name} antwoorden',
    goOn: 'Chatten met {name}',
    write: 'Zeg hallo tegen {name}',
    gift: 'Stuur {name} een cadeau',
  },
  hello: {
    say: 'Zeg hallo',
    free: 'gratis, nog {left}',
    credits: '{count, plural, one {# credit} other {# credits}}',
    premium: 'met Premium',
  },
  state: {
    given: 'Je hebt {name} een like gegeven.',
    received: '{name} vindt je leuk.',
    match: 'Jullie vinden elkaar leuk.',
  },
  end: {
    title: 'De match met {name} beëindigen?',
    text: 'Jullie verdwijnen allebei uit elkaars matches. Jullie chat blijft. {name} krijgt geen notificatie.',
    submit: 'Match beëindigen',
    cancel: 'Behouden',
  },
  card: { hello: 'Zeg hallo', reply: 'Antwoorden' },
  wait: 'Terwijl je wacht',
  lists: {
    label: 'Likes en bezoeken',
    liked_me: 'Likes voor jou',
    liked: 'Jouw likes',
    matches: 'Matches',
    visitors: 'Bezoekers',
    many: '{count}+',
    newLike: 'Nieuwe like',
    newMatch: 'Nieuwe match',
  },
  empty: {
    liked_me: {
      title: 'Nog geen likes',
      text: 'Een profiel dat laat zien wie je bent, valt op. Een goede foto helpt het meest.',
    },
    liked: {
      title: 'Je hebt nog niemand geliket',
      text: 'Tik op het hart van iemand die je wilt leren kennen. We laten het diegene weten, en misschien krijg je een like terug.',
    },
    matches: {
      title: 'Nog geen matches',
      text: 'Als iemand die jij leuk vindt jou ook leuk vindt, vind je diegene hier.',
    },
    visitors: {
      title: 'Nog geen bezoekers',
      text: 'Wie je profiel opent, zie je hier, behalve wie onzichtbaar is.',
    },
    search: 'Rondkijken',
    profile: 'Profiel verbeteren',
  },
  one: {
    received: {
      title: '{name} vindt je leuk',
      text: 'Bekijk het profiel. Als je {name} terugliket, is het een match.',
    },
    match: {
      title: 'Je hebt een match met {name}',
      text: 'Jullie vinden elkaar leuk, en {name} weet het ook.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'Het is een match!',
    text: 'Jij en {name} vinden elkaar leuk.',
    done: 'Verder kijken',
  },
  newLike: {
    title: 'Nieuwe like!',
    fictionalTitle: 'Zin om te chatten?',
    text: '<b>{name}, {age}</b> vindt je leuk.',
    near: '<b>{name}, {age}</b> vindt je leuk en woont minder dan {distance} bij je vandaan.',
    fictional:
      '<b>{name}, {age}</b> is een fictief profiel dat {site} beheert. Je kunt chatten, maar niet afspreken.',
  },
  open: 'Het profiel van {name} openen',
  profile: 'Profiel bekijken',
  close: 'Sluiten',
} satisfies Translation<typeof en>;
