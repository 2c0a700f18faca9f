import type en from '../../en/landers/tinderswipe.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Links, rechts <em>of even blijven.</em>',
  text: 'Zes kaarten om je duim op te warmen. Deze zes zijn getekend. De mensen op {site} niet, en je eerste berichten zijn gratis.',
  deck: 'Een stapel getekende mensen',
  keys: 'Sleep een kaart of gebruik de pijltjestoetsen: links is overslaan, rechts is liken.',
  call: 'Ontmoet echte mensen',
  join: 'Speel mee',
  like: 'Like',
  pass: 'Overslaan',
  likeWho: 'Like: {who}',
  passWho: 'Overslaan: {who}',
  cards: {
    sailor: {
      who: 'De zeiler',
      says: 'Heeft één goede trui en kent de getijden.',
    },
    guest: {
      who: 'De koffiedrinker',
      says: 'Bestelt langzaam en meent het.',
    },
    cook: {
      who: 'De marktganger',
      says: 'Ging voor uien, kwam terug met pruimen.',
    },
    climber: {
      who: 'De bergwandelaar',
      says: 'Zegt dat het net om de hoek is.',
    },
    walker: {
      who: 'De hondenuitlater',
      says: 'De hond beslist. De hond mag je.',
    },
    reader: {
      who: 'De lezer',
      says: 'Nog één hoofdstuk, dan eten.',
    },
  },
  end: {
    some: 'Je vond er <n></n> van de {of} leuk.',
    nobody: 'Niemand dus. Op een tekening word je ook niet snel verliefd.',
    text: 'Ze zijn getekend. Op {site} zijn echte mensen, en misschien vindt iemand jou ook leuk.',
    call: 'Ga kijken wie er is',
    again: 'Opnieuw delen',
  },
} satisfies Translation<typeof en>;
