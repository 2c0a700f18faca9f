export default {
  join: 'See everybody sharply',
  hall: 'The gallery',
  back: 'Back',
  further: 'Further',
  yours: { name: 'You', line: 'Frame ready, picture to come' },
  opening: {
    title: 'Come closer. <em>It gets sharper.</em>',
    text: 'From the door everybody is a blur. On {site} you walk up to one of them and say something; the first message is free.',
    call: 'See sharply',
  },
  evening: {
    title: 'Open late, <em>for whoever stays up.</em>',
    text: 'The last room is the quietest. Meet somebody on {site} who also stops in front of the small pictures.',
    call: 'Go in',
  },
  sunday: {
    title: 'A slow Sunday, <em>room after room.</em>',
    text: 'No audio guide, no hurry. Look until one picture holds you, then write on {site} what you see.',
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
