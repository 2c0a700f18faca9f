import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Vasen, oikea <em>tai jää hetkeksi.</em>',
  text: 'Kuusi korttia peukalon lämmittelyyn. Nämä kuusi ovat piirroksia, palvelun {site} ihmiset eivät, ja ensimmäiset viestisi ovat ilmaisia.',
  deck: 'Pakka piirrettyjä ihmisiä',
  keys: 'Vedä korttia tai käytä nuolinäppäimiä: vasen ohittaa, oikea tykkää.',
  call: 'Tapaa oikeita ihmisiä',
  join: 'Tule mukaan peliin',
  like: 'Tykkää',
  pass: 'Ohita',
  likeWho: 'Tykkää: {who}',
  passWho: 'Ohita: {who}',
  cards: {
    sailor: {
      who: 'Satamassa',
      says: 'Omistaa yhden hyvän villapaidan ja tuntee tuulet.',
    },
    guest: {
      who: 'Kahvilla',
      says: 'Tilaa hitaasti ja tosissaan.',
    },
    cook: {
      who: 'Torilla',
      says: 'Lähti hakemaan sipulia, palasi luumujen kanssa.',
    },
    climber: {
      who: 'Tunturissa',
      says: 'Sanoo, että se on ihan mutkan takana.',
    },
    walker: {
      who: 'Koiran kanssa',
      says: 'Koira päättää. Koira pitää sinusta.',
    },
    reader: {
      who: 'Kirjan ääressä',
      says: 'Vielä yksi luku, sitten syödään.',
    },
  },
  end: {
    some: 'Tykkäsit: <n></n>/{of}.',
    nobody: 'Ei siis kenestäkään. Piirrokseen on vaikea ihastua.',
    text: 'He ovat piirrettyjä. Palvelussa {site} on oikeita ihmisiä, ja ehkä joku tykkää sinustakin.',
    call: 'Tule katsomaan',
    again: 'Jaa uudelleen',
  },
} satisfies Translation<typeof en>;
