/** What two people write in turns; who begins is liked or not. */
export const chatLines: readonly (readonly string[])[] = [
  [
    'You bake your own bread? What do you do with the crust nobody wants?',
    'There is no crust nobody wants. You have not tried mine yet.',
    'Is that an invitation?',
    'It is the beginning of one.',
  ],
  [
    'Your dog looks as if he runs the house.',
    'He does. I only pay for it.',
    'Would he approve of a walk on Sunday?',
    'He says ten o’clock, and that you bring something.',
    'Ten it is. What does he like?',
    'Cheese. So do I, by the way.',
  ],
  [
    'Hello! Which of the three harbours is that in your second photo?',
    'The smallest one. Well spotted!',
  ],
  [
    'You wrote that you never finish crosswords. Need a hand?',
    'Seven letters, “pleasant surprise”?',
    'Message!',
    'I walked into that one.',
  ],
  ['Mountains or the sea?'],
  [
    'I have two tickets for the quiet kind of concert, and a coat for the loud walk home.',
    'That is the best first message I have had here.',
    'So you’ll come?',
    'Tell me which evening, and I’ll tell you yes.',
    'Friday, half past seven.',
    'Yes.',
  ],
  ['How was your week?', 'Long, and now it’s better. Yours?', 'The same, both parts.'],
  [
    'We have five interests in common, and I only have six.',
    'What’s the sixth?',
    'Maps. Don’t run.',
    'I collect them.',
  ],
];
