export default {
  join: 'See everyone clearly',
  hall: 'The gallery',
  back: 'Back',
  further: 'Next',
  yours: { name: 'You', line: 'Frame ready, picture to follow' },
  opening: {
    title: 'Come closer. <em>It all gets clearer.</em>',
    text: 'From the door, everyone’s a blur. On {site} you can walk right up and say something. The first message is free.',
    call: 'Take a closer look',
  },
  evening: {
    title: 'Open late <em>for the night owls.</em>',
    text: 'The last room is the quietest. Meet someone on {site} who also stops at the small pictures.',
    call: 'Go in',
  },
  sunday: {
    title: 'A slow Sunday, <em>room after room.</em>',
    text: 'No audio guide, no hurry. Look until one picture stops you, then say what you see on {site}.',
    call: 'Start walking',
  },
  works: {
    painter: { name: 'The painter', line: 'Oil, coffee, one unanswered letter' },
    thinker: { name: 'The thinker', line: 'Ink on second thoughts' },
    dancer: { name: 'The dancer', line: 'Silk, Saturday, bare feet' },
    singer: { name: 'The singer', line: 'Neon, velvet, one encore' },
    guest: { name: 'The guest', line: 'Lamplight and mint tea' },
    listener: { name: 'The listener', line: 'Headphones, last train' },
    reader: { name: 'The reader', line: 'Wool, paper, four pages left' },
    gardener: { name: 'The gardener', line: 'Clay and patience' },
    host: { name: 'The host', line: 'Vinyl, side B' },
  },
} as const;
