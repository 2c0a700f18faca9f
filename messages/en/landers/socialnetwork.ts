export default {
  join: 'Say it to somebody',
  ask: 'What would you say?',
  along: 'Your words come along into your profile. You can change them before anybody reads them.',
  rides: 'What you wrote comes along.',
  example: 'An example of what people write',
  answer: 'Answer',
  today: {
    title: 'What happened today? <em>Somebody wants to know.</em>',
    text: 'Not the big news. The bread that worked, the bus that did not. On {site} small things find somebody who asks on.',
    hint: 'The bus driver waved back …',
    call: 'Say it',
  },
  week: {
    title: 'Seven days, <em>and whom to tell?</em>',
    text: 'A week is made of small things. Tell one on {site}, and hear one back. The first message is free.',
    hint: 'On Tuesday I finally …',
    call: 'Tell one',
  },
  neighbours: {
    title: 'Like neighbours, <em>except that you talk.</em>',
    text: 'A staircase where people say more than hello. On {site} you may ring at any door; the first message is free.',
    hint: 'Does anybody have a ladder …',
    call: 'Ring a bell',
  },
  posts: {
    baker: {
      who: 'The baker',
      when: 'Six in the morning',
      text: 'First loaf out of the oven, and nobody awake to have the crust.',
    },
    walker: {
      who: 'The dog walker',
      when: 'Half past twelve',
      text: 'The dog has chosen a new favourite bench. I was not asked.',
    },
    reader: {
      who: 'The reader',
      when: 'Just before midnight',
      text: 'Four pages left, and I don’t want it to end. Talk me out of it?',
    },
    cyclist: {
      who: 'The cyclist',
      when: 'Monday',
      text: 'Flat tyre, rain, and still: the coffee afterwards was the best of the year.',
    },
    gardener: {
      who: 'The gardener',
      when: 'Wednesday',
      text: 'The tomatoes have names now. I may need other company.',
    },
    dancer: {
      who: 'The dancer',
      when: 'Saturday',
      text: 'Learning to tango. Wanted: patience, and somebody with two left feet.',
    },
    cook: {
      who: 'The cook',
      when: 'Ground floor',
      text: 'Soup for four, and there is one of me. Bring a bowl.',
    },
    maker: {
      who: 'The tinkerer',
      when: 'Second floor',
      text: 'I mended the squeaking door. Now I miss it.',
    },
    singer: {
      who: 'The singer',
      when: 'Under the roof',
      text: 'Was that too loud last night? More to the point: was it in tune?',
    },
  },
} as const;
