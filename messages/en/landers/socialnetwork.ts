export default {
  join: 'Tell someone',
  ask: 'What would you say?',
  along: 'We’ll add this to your profile. You can change it before anyone reads it.',
  rides: 'We’ve kept what you wrote.',
  example: 'An example of what people write',
  answer: 'Reply',
  today: {
    title: 'What happened today? <em>Someone wants to know.</em>',
    text: 'Not the big news. The bread that worked, the bus that didn’t. On {site} small things find someone who wants to hear more.',
    hint: 'The bus driver waved back…',
    call: 'Say it',
  },
  week: {
    title: 'Seven days, <em>and no one to tell?</em>',
    text: 'A week is made of small things. Share one on {site} and hear one back. The first message is free.',
    hint: 'On Tuesday I finally…',
    call: 'Share one',
  },
  neighbours: {
    title: 'Like neighbours, <em>but you actually talk.</em>',
    text: 'A stairwell where people say more than hello. On {site} you can ring any doorbell. The first message is free.',
    hint: 'Does anyone have a ladder…',
    call: 'Ring a doorbell',
  },
  posts: {
    baker: {
      who: 'The baker',
      when: 'Six in the morning',
      text: 'First loaf out of the oven, and no one awake to have the crust.',
    },
    walker: {
      who: 'The dog walker',
      when: 'Half past twelve',
      text: 'The dog has chosen a new favourite bench. I wasn’t consulted.',
    },
    reader: {
      who: 'The reader',
      when: 'Just before midnight',
      text: 'Four pages left, and I don’t want it to end. Talk me out of it?',
    },
    cyclist: {
      who: 'The cyclist',
      when: 'Monday',
      text: 'Flat tyre, rain, and still the best coffee of the year afterwards.',
    },
    gardener: {
      who: 'The gardener',
      when: 'Wednesday',
      text: 'The tomatoes have names now. I may need better company.',
    },
    dancer: {
      who: 'The dancer',
      when: 'Saturday',
      text: 'Learning to tango. Wanted: patience, and someone with two left feet.',
    },
    cook: {
      who: 'The cook',
      when: 'Ground floor',
      text: 'Soup for four, and there’s only one of me. Bring a bowl.',
    },
    maker: {
      who: 'The tinkerer',
      when: 'Second floor',
      text: 'I mended the squeaking door. Now I miss it.',
    },
    singer: {
      who: 'The singer',
      when: 'Top floor',
      text: 'Was that too loud last night? More to the point: was it in tune?',
    },
  },
} as const;
