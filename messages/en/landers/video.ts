export default {
  play: 'Play the film',
  pause: 'Pause the film',
  seat: 'this one’s free',
  join: 'Take your seat',
  cups: {
    title: 'Two cups. <em>One is yours.</em>',
    text: 'It starts with how you take your coffee. Ask someone on {site}. The first message is free.',
    call: 'Sit down with someone',
    film: '“Cups”. Eight seconds, no actors.',
    alt: 'An animated film: two cups on a table by a window. Afternoon turns to dusk, their steam mingles, and a cat looks out.',
  },
  walk: {
    title: 'The long way home, <em>on purpose.</em>',
    text: 'A canal, an evening and a dog who knows the way. Find someone on {site} who walks at your pace.',
    call: 'Find company for a walk',
    film: '“Walk”. Eight seconds, one dog.',
    alt: 'An animated film: two people in coats and scarves walk a dog along a canal lined with old gabled houses, in evening light.',
  },
  dance: {
    title: 'No one’s looking. <em>Shall we?</em>',
    text: 'A few lights, a slow song, four left feet. Ask someone on {site}. The first message is free.',
    call: 'Ask for this dance',
    film: '“Dance”. Eight seconds, no steps to learn.',
    alt: 'An animated film: two people turn slowly in each other’s arms at night, in a garden under strings of lights.',
  },
} as const;
