export default {
  map: 'A map with illustrated people. Choose one.',
  says: 'Someone like this could live here. An illustration, like everyone on this map.',
  towns: {
    title: 'Someone lives <em>in one of these dots.</em>',
    text: 'Every dot is a town. In some of them, people on {site} are looking for company. We only ever show the town, never the address.',
    call: 'Look around your town',
    join: 'Put yourself on the map',
  },
  lights: {
    title: 'All these lights, <em>and one is yours.</em>',
    text: 'This is the country after dinner. Behind some of these lights, someone would love a message. On {site} the first one is free.',
    call: 'See who’s near yours',
    join: 'Turn your light on',
  },
  paths: {
    title: 'Every road <em>is shorter for two.</em>',
    text: 'Walking from town to town takes days. A first message takes a minute, and on {site} it’s free.',
    call: 'Take the first step',
    join: 'Start at your own front door',
  },
} as const;
