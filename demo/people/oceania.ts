import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const australia = livingIn('AU', [
  {
    id: 'tilly',
    name: 'Tilly',
    is: { born: '1994-01-26', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2158177, // Melbourne
    has: { hair: 'blond', eyes: 'green', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['coffee', 'art', 'live-music', 'the-sea', 'camping', 'relationship'],
    about:
      'Wombat rehab volunteer and coffee snob. I have a van, a kelpie and no sense of direction.',
    look: feminine(2, 'heart', 'wavyBob', 'honey', 'green', 'hooded', 'button', 'straight', {
      freckles: true,
    }),
    pictures: [
      shot('outback', 'overshirt', 'olive', {
        hat: 'straw',
        hatColour: 'ink',
        prop: 'dog',
        mood: 'laugh',
      }),
      shot('sea', 'camisole', 'teal', { mood: 'smile' }),
      shot('cafe', 'dungarees', 'brick', { accent: 'white', prop: 'mug' }),
    ],
  },
  {
    id: 'lachie',
    name: 'Lachie',
    is: { born: '1988-08-19', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2172880, // Byron Bay
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['the-sea', 'swimming', 'camping', 'fitness', 'cooking', 'music'],
    about:
      'Surf instructor, sparky, uncle of five. Up before the birds, asleep before the news. Barbecue philosopher.',
    look: masculine(
      3,
      'square',
      'longWavy',
      'blond',
      'paleBlue',
      'almond',
      'straight',
      'straight',
      { beard: 'stubble' },
    ),
    pictures: [
      shot('beach', 'tee', 'white', { prop: 'surfboard', accent: 'teal', mood: 'laugh' }),
      shot('sea', 'overshirt', 'sky', { accent: 'white' }),
    ],
  },
  {
    id: 'noeline',
    name: 'Noeline',
    is: { born: '1957-12-25', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2163355, // Hobart
    has: { hair: 'white', eyes: 'hazel', body: 'full', status: 'divorced', tattoos: 'none' },
    interests: ['gardening', 'wine', 'books', 'walks', 'cooking', 'museums'],
    about:
      'Christmas baby, so I expect two presents. I grow pinot, grandchildren and opinions. Come for lunch.',
    look: feminine(2, 'round', 'pixie', 'white', 'hazel', 'almond', 'rounded', 'soft', {
      glasses: 'cat',
      lipstick: '#a83a3c',
    }),
    pictures: [
      shot('vineyard', 'shirt', 'coral', { prop: 'wine', mood: 'laugh' }),
      shot('greenhouse', 'apron', 'moss', { accent: 'cream', prop: 'plant' }),
    ],
  },
  {
    id: 'minh',
    name: 'Minh',
    is: { born: '1992-04-30', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 2147714, // Sydney
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['running', 'eating-out', 'film', 'photography', 'fitness', 'travel'],
    about:
      'Landscape architect with very muddy boots. I can find you the best pho in three suburbs and a rooftop for after.',
    look: masculine(3, 'oval', 'undercut', 'black', 'dark', 'mono', 'rounded', 'straight', {
      dimples: true,
    }),
    pictures: [
      shot('greenhouse', 'tee', 'sand', { mood: 'grin' }),
      shot('night', 'shirt', 'ink', { mood: 'smile' }),
      shot('spring', 'polo', 'coral', { prop: 'camera', mood: 'laugh' }),
    ],
  },
]);

export const newZealand = livingIn('NZ', [
  {
    id: 'aroha',
    name: 'Aroha',
    is: { born: '1989-10-08', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2179537, // Wellington
    has: { hair: 'black', eyes: 'brown', body: 'curvy', status: 'single', tattoos: 'some' },
    interests: ['singing', 'the-sea', 'theatre', 'hiking', 'volunteering', 'relationship'],
    about:
      'Radio producer, choir alto, permanently windswept. My aunties will interview you; I am the easy one.',
    look: feminine(5, 'oval', 'longWavy', 'black', 'dark', 'hooded', 'broad', 'soft', {
      lips: 0.5,
      earrings: 'drop',
    }),
    pictures: [
      shot('harbour', 'wrap', 'forest', { mood: 'laugh' }),
      shot('sea', 'raincoat', 'coral'),
      shot('studio', 'knit', 'cream', { prop: 'headphones', framing: 'bust', paper: '#5f7391' }),
    ],
  },
  {
    id: 'hamish',
    name: 'Hamish',
    is: { born: '1971-01-08', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2191562, // Dunedin
    has: { hair: 'brown', eyes: 'green', body: 'athletic', status: 'divorced', tattoos: 'none' },
    interests: ['hiking', 'dogs', 'nature', 'cooking', 'documentaries', 'good-conversation'],
    about:
      'Penguin ranger, which is a real job. Patient, weatherproof, good with awkward walkers. Whitebait fritters on request.',
    look: masculine(2, 'long', 'crop', 'lightBrown', 'green', 'downturned', 'rounded', 'straight', {
      beard: 'short',
      beardShade: 'salt',
    }),
    pictures: [
      shot('sea', 'fleece', 'moss', {
        accent: 'ink',
        hat: 'cap',
        hatColour: 'forest',
        mood: 'laugh',
      }),
      shot('mountains', 'plaid', 'steel', { accent: 'white', prop: 'blackDog' }),
    ],
  },
  {
    id: 'frankie',
    name: 'Frankie',
    is: {
      born: '1998-05-24',
      gender: 'nonbinary',
      seeking: ['woman', 'man', 'nonbinary'],
      sexuality: 'bi',
    },
    town: 2193733, // Auckland
    has: { hair: 'brown', eyes: 'brown', body: 'average', status: 'open', tattoos: 'many' },
    interests: ['fashion', 'dancing', 'film', 'baking', 'friendship', 'video-games'],
    about:
      'Film set costumer, roller skater, part-time hobbit extra. Bring snacks and a good ghost story.',
    look: androgynous(4, 'oval', 'curlyTop', 'brown', 'brown', 'almond', 'rounded', 'angled', {
      earrings: 'hoop',
      mole: 'lip',
    }),
    pictures: [
      shot('concert', 'overshirt', 'rose', { accent: 'black', mood: 'grin' }),
      shot('spring', 'dungarees', 'plum', { accent: 'mint', prop: 'iceCream', mood: 'laugh' }),
    ],
  },
]);
