export default {
  join: 'Take your place on the wall',
  pause: 'Pause',
  play: 'Play',
  wall: {
    title: 'So many faces. <em>One stays with you.</em>',
    text: 'You look, you walk on, you come back to the same one. On {site} you can ask how their day was.',
    call: 'Come and look',
    one: 'the one with the dog',
    two: 'up before six',
    three: 'you?',
  },
  table: {
    title: 'Pictures on the table. <em>Ask for the stories.</em>',
    text: 'Every one starts with “that was the day when…”. Hear the rest on {site}. The first message is free.',
    call: 'Ask for a story',
    one: 'the first loaf',
    two: 'missed the train',
    three: 'snow, finally',
  },
  windows: {
    title: 'Small windows, <em>wide views.</em>',
    text: 'Behind each one, someone’s doing something you’d never have guessed. {site} is where you wave.',
    call: 'Wave hello',
    one: 'ahoy',
    two: 'hello?',
    three: 'you',
  },
} as const;
