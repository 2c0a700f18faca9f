import { feminine, livingIn, masculine, shot } from './person.ts';

export const austria = livingIn('AT', [
  {
    id: 'magdalena',
    name: 'Magdalena',
    is: { born: '1989-02-06', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2761369, // Wien
    has: { hair: 'brown', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['coffee', 'theatre', 'dancing', 'museums', 'baking', 'relationship'],
    about:
      'Bratschistin, also die mit den Bratschenwitzen. Ich kenne jedes Kaffeehaus nach seinem Licht und seinem Apfelstrudel.',
    look: feminine(1, 'heart', 'bun', 'chestnut', 'brown', 'downturned', 'straight', 'arched', {
      earrings: 'drop',
    }),
    pictures: [
      shot('cafe', 'wrap', 'wine', { prop: 'mug' }),
      shot('snow', 'coat', 'forest', { accent: 'cream', mood: 'laugh' }),
    ],
  },
  {
    id: 'florian',
    name: 'Florian',
    is: { born: '1986-10-30', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2775220, // Innsbruck
    has: { hair: 'blond', eyes: 'green', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['skiing', 'climbing', 'hiking', 'music', 'dogs', 'cooking'],
    about:
      'Hüttenwirt im Sommer, Tischler im Winter. Mein Kaiserschmarrn hat schon Streitigkeiten beendet.',
    look: masculine(2, 'diamond', 'undercut', 'darkBlond', 'green', 'almond', 'aquiline', 'bushy', {
      beard: 'full',
    }),
    pictures: [
      shot('mountains', 'plaid', 'wine', { accent: 'cream', prop: 'goldenDog', mood: 'laugh' }),
      shot('snow', 'nordic', 'charcoal', { prop: 'skis' }),
      shot('workshop', 'dungarees', 'umber', { accent: 'sage' }),
    ],
  },
  {
    id: 'hermine',
    name: 'Hermine',
    is: { born: '1951-11-08', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2766824, // Salzburg
    has: { hair: 'white', eyes: 'blue', body: 'slim', status: 'widowed', tattoos: 'none' },
    interests: ['walks', 'singing', 'gardening', 'tea', 'books'],
    about:
      'In meinem Alter lerne ich gerade Schlittschuhlaufen; rückwärts kommt nächstes Jahr. Ich suche einen Herrn mit Taschentuch und Lachfalten.',
    look: feminine(0, 'heart', 'shortWaves', 'white', 'blue', 'round', 'narrow', 'thin', {
      glasses: 'wire',
      lipstick: '#c2685e',
    }),
    pictures: [
      shot('snow', 'nordic', 'brick', { accent: 'white', mood: 'laugh' }),
      shot('livingRoom', 'cardigan', 'sky', { prop: 'mug' }),
    ],
  },
  {
    id: 'dejan',
    name: 'Dejan',
    is: { born: '1975-04-27', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2778067, // Graz
    has: { hair: 'bald', eyes: 'green', body: 'full', status: 'divorced', tattoos: 'some' },
    interests: ['football', 'cooking', 'cycling', 'film', 'relationship', 'diy'],
    about:
      'Straßenbahnfahrer mit Aussicht. Ich halte auch außerhalb der Haltestellen, wenn jemand nett winkt. Pensionierter Stürmer, aktiver Griller.',
    look: masculine(2, 'square', 'bald', 'brown', 'green', 'hooded', 'rounded', 'bushy', {
      beard: 'short',
      beardShade: 'salt',
    }),
    pictures: [
      shot('garden', 'apron', 'brick', { accent: 'ink', mood: 'laugh' }),
      shot('train', 'leather', 'umber', { accent: 'grey' }),
    ],
  },
]);

export const switzerland = livingIn('CH', [
  {
    id: 'seraina',
    name: 'Seraina',
    is: { born: '1992-09-09', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2657896, // Zürich
    has: { hair: 'blond', eyes: 'grey', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['swimming', 'hiking', 'science', 'cooking', 'live-music', 'relationship'],
    about:
      'Schwimmt im See von Mai bis Oktober und redet davon von November bis April. Pünktlich, aber nicht pingelig. Fondue ja, Raclette auch.',
    look: feminine(1, 'long', 'wavyBob', 'ashBlond', 'grey', 'almond', 'narrow', 'soft', {
      freckles: true,
    }),
    pictures: [
      shot('lake', 'tee', 'petrol', { mood: 'laugh' }),
      shot('train', 'blazer', 'camel', { accent: 'white' }),
    ],
  },
  {
    id: 'reto',
    name: 'Reto',
    is: { born: '1969-06-13', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2661552, // Bern
    has: { hair: 'grey', eyes: 'blue', body: 'athletic', status: 'divorced', tattoos: 'none' },
    interests: ['skiing', 'cycling', 'wine', 'photography', 'good-conversation', 'travel'],
    about:
      'Berner, also langsam im Reden und schnell auf der Piste. Uhrmacher, der sich gerne Zeit nimmt.',
    look: masculine(2, 'oval', 'crop', 'silver', 'blue', 'hooded', 'straight', 'straight', {
      glasses: 'clear',
      beard: 'stubble',
      beardShade: 'grey',
    }),
    pictures: [
      shot('mountains', 'fleece', 'brick', { accent: 'charcoal', prop: 'camera' }),
      shot('livingRoom', 'knit', 'ink', { prop: 'wine', mood: 'laugh' }),
    ],
  },
  {
    id: 'oceane',
    name: 'Océane',
    is: {
      born: '1996-01-31',
      gender: 'woman',
      seeking: ['woman', 'nonbinary'],
      sexuality: 'lesbian',
    },
    town: 2659994, // Lausanne
    has: { hair: 'black', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['sailing', 'theatre', 'languages', 'cats', 'tea', 'board-games'],
    about:
      'Je vends des voiles et je rêve de partir trois mois. Cherche équipière qui sait rire quand le vent tombe.',
    look: feminine(6, 'heart', 'coils', 'black', 'hazel', 'round', 'rounded', 'soft', {
      lips: 0.6,
      earrings: 'stud',
    }),
    pictures: [
      shot('lake', 'breton', 'white', { accent: 'brick', mood: 'laugh' }),
      shot('livingRoom', 'cardigan', 'mustard', { accent: 'white', prop: 'greyCat' }),
    ],
  },
  {
    id: 'fabio',
    name: 'Fabio',
    is: { born: '1984-07-19', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2659836, // Lugano
    has: { hair: 'brown', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['cooking', 'motorcycles', 'hiking', 'coffee', 'film'],
    about:
      'Capotreno sul Gottardo: da una parte nebbia, dall’altra palme. La foto arriva, promesso, appena smetto di lavorare nelle gallerie.',
    pictures: [],
  },
]);
