export default {
  you: 'you?',
  join: 'Put your light on',
  street: {
    title: 'Alone tonight? <em>So is half the street.</em>',
    text: 'Behind some of these windows, someone would love a hello too. On {site} your first message is free.',
    call: 'See who’s still up',
    says: 'Tea or terrible television?',
  },
  rain: {
    title: 'Rain again. <em>Stay in, but not alone.</em>',
    text: 'No umbrella, no small talk at the bar. Write to someone on {site} who’s listening to the same rain.',
    call: 'Find company',
    says: 'It sounds better with two.',
  },
  kitchen: {
    title: 'Cooked for two <em>out of habit?</em>',
    text: 'Someone out there has the wine and no idea what to cook. Tell them on {site}. The first message is free.',
    call: 'Set a second plate',
    says: 'What are we having?',
  },
} as const;
