import { feminine, livingIn, masculine, shot } from './person.ts';

export const ireland = livingIn('IE', [
  {
    id: 'aoife',
    name: 'Aoife',
    is: { born: '1993-02-01', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2964180, // Galway
    has: { hair: 'black', eyes: 'blue', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['live-music', 'singing', 'the-sea', 'swimming', 'film', 'tea'],
    about:
      'Speech therapist who never stops talking. Sea swims, sean-nós and a great fear of geese. You bring the flask.',
    look: feminine(0, 'oval', 'shag', 'black', 'blue', 'round', 'straight', 'soft', {
      freckles: true,
      dimples: true,
    }),
    pictures: [
      shot('sea', 'nordic', 'cream', { accent: 'navy', mood: 'laugh' }),
      shot('cafe', 'wrap', 'forest'),
      shot('concert', 'denim', 'ink', { accent: 'brick' }),
    ],
  },
  {
    id: 'cormac',
    name: 'Cormac',
    is: { born: '1976-07-12', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2965140, // Cork
    has: { hair: 'grey', eyes: 'green', body: 'average', status: 'separated', tattoos: 'none' },
    interests: ['books', 'walks', 'dogs', 'cooking', 'good-conversation', 'relationship'],
    about:
      'Vet. I have been kicked by better judges of character than you, so don’t be nervous. Makes soda bread; takes requests.',
    look: masculine(0, 'oval', 'curlyShort', 'salt', 'green', 'downturned', 'straight', 'bushy', {
      beard: 'stubble',
      beardShade: 'grey',
    }),
    pictures: [
      shot('garden', 'waistcoat', 'moss', { accent: 'sky', prop: 'blackDog', mood: 'grin' }),
      shot('rain', 'coat', 'umber', { accent: 'forest', hat: 'flatCap', hatColour: 'umber' }),
    ],
  },
  {
    id: 'brid',
    name: 'Bríd',
    is: { born: '1959-05-30', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2961423, // Sligo
    has: { hair: 'grey', eyes: 'blue', body: 'slim', status: 'widowed', tattoos: 'none' },
    interests: ['dancing', 'walks', 'writing', 'the-sea', 'volunteering', 'theatre'],
    about:
      'Retired postmistress; I know everyone’s business and keep it to myself. Set dancing on Fridays, surfing lessons since sixty.',
    look: feminine(0, 'long', 'ponytail', 'grey', 'blue', 'hooded', 'long', 'thin', {
      freckles: true,
    }),
    pictures: [
      shot('beach', 'puffer', 'petrol', { mood: 'laugh' }),
      shot('sea', 'fleece', 'coral', { accent: 'navy', prop: 'surfboard' }),
    ],
  },
  {
    id: 'tadhg',
    name: 'Tadhg',
    is: { born: '1997-10-18', gender: 'man', seeking: ['woman', 'man'], sexuality: 'bi' },
    town: 2964574, // Dublin
    has: { hair: 'red', eyes: 'hazel', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['football', 'live-music', 'film', 'running', 'eating-out', 'friendship'],
    about:
      'Paramedic, midfielder, makes a playlist for every bus journey. Three sisters, so I was trained early.',
    look: masculine(0, 'heart', 'quiff', 'strawberry', 'hazel', 'almond', 'button', 'straight', {
      freckles: true,
      beard: 'stubble',
      beardShade: 'copper',
    }),
    pictures: [
      shot('night', 'hoodie', 'navy', { mood: 'grin' }),
      shot('garden', 'tee', 'forest', { prop: 'football', mood: 'laugh' }),
    ],
  },
]);
