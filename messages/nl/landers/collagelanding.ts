import type en from '../../en/landers/collagelanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  join: 'Neem je plek aan de muur',
  pause: 'Pauzeren',
  play: 'Afspelen',
  wall: {
    title: 'Zoveel gezichten. <em>Eén blijft je bij.</em>',
    text: 'Je kijkt, je loopt door, je komt bij dezelfde terug. Op {site} kun je vragen hoe de dag was.',
    call: 'Kom kijken',
    one: 'die met de hond',
    two: 'op voor zessen',
    three: 'jij?',
  },
  table: {
    title: 'Foto’s op tafel. <em>Vraag naar de verhalen.</em>',
    text: 'Elk begint met ‘dat was de dag dat’. De rest hoor je op {site}; het eerste bericht is gratis.',
    call: 'Vraag een verhaal',
    one: 'het eerste brood',
    two: 'trein gemist',
    three: 'eindelijk sneeuw',
  },
  windows: {
    title: 'Kleine ramen, <em>weids uitzicht.</em>',
    text: 'Achter elk raam doet iemand iets wat je nooit had geraden. Op {site} zwaai je even.',
    call: 'Zwaai even',
    one: 'ahoi',
    two: 'hallo?',
    three: 'jij',
  },
} satisfies Translation<typeof en>;
