export default {
  map: 'A map with drawn people. Choose one.',
  says: 'Somebody like this could live here. Drawn, like everybody on this map.',
  towns: {
    title: 'Somebody lives <em>in one of these dots.</em>',
    text: 'Every dot is a town. In some of them people on {site} look for company, at city level: never at which door.',
    call: 'Look around your town',
    join: 'Put yourself on the map',
  },
  lights: {
    title: 'All these lights, <em>and one is yours.</em>',
    text: 'This is how the country looks after dinner. Behind some of the lights somebody would like a message. On {site} the first one is free.',
    call: 'See who is near yours',
    join: 'Turn your light on',
  },
  paths: {
    title: 'The way there <em>is shorter for two.</em>',
    text: 'From town to town on foot takes days. A first message takes a minute, and on {site} it is free.',
    call: 'Take the first step',
    join: 'Start at your own door',
  },
} as const;
