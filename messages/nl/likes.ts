import type en from '../en/likes.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Likes',
  button: {
    like: '{name} liken',
    back: '{name} ook liken',
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
    text: 'De match eindigt voor jullie allebei: jullie staan niet meer bij elkaars matches. Wat jullie elkaar hebben geschreven, blijft. {name} krijgt geen notificatie.',
    submit: 'Match beëindigen',
    cancel: 'Behouden',
  },
  lists: {
    label: 'Likes en bezoeken',
    liked_me: 'Vinden jou leuk',
    liked: 'Vind jij leuk',
    matches: 'Matches',
    visitors: 'Bezoekers',
    many: '{count}+',
    newLike: 'Nieuwe like',
    newMatch: 'Nieuwe match',
  },
  empty: {
    liked_me: {
      title: 'Nog niemand heeft je geliket',
      text: 'Een profiel dat laat zien wie je bent, valt op. Een goede foto helpt het meest.',
    },
    liked: {
      title: 'Je hebt nog niemand geliket',
      text: 'Tik op het hart van iemand die je wilt leren kennen. Die persoon hoort het en vindt jou misschien ook leuk.',
    },
    matches: {
      title: 'Nog geen matches',
      text: 'Als iemand die jij leuk vindt jou ook leuk vindt, zie je die persoon hier.',
    },
    visitors: {
      title: 'Nog geen bezoekers',
      text: 'Wie je profiel opent, zie je hier, behalve wie onzichtbaar is.',
    },
    search: 'Rondkijken',
    profile: 'Aan mijn profiel werken',
  },
  one: {
    received: {
      title: '{name} vindt je leuk',
      text: 'Bekijk het profiel. Vind je {name} ook leuk, zeg het dan met een hart: dan hebben jullie een match.',
    },
    match: {
      title: 'Jij en {name} vinden elkaar leuk',
      text: 'Jullie hebben het allebei gezegd, en {name} weet het ook.',
    },
    all: 'Alle likes',
  },
  match: {
    title: 'Jullie vinden elkaar leuk!',
    text: '{name} vindt jou ook leuk. Dat is een match.',
    done: 'Verder',
  },
  newLike: {
    title: 'Nieuwe like!',
    fictionalTitle: 'Een profiel om te bekijken',
    text: '<b>{name}, {age}</b> vindt je leuk.',
    near: '<b>{name}, {age}</b> woont binnen {km} km en vindt je leuk.',
    fictional:
      '<b>{name}, {age}</b> is een fictief profiel van {site}. Er zit niemand achter om te ontmoeten.',
  },
  open: 'Het profiel van {name} openen',
  profile: 'Profiel bekijken',
  close: 'Sluiten',
} satisfies Translation<typeof en>;
