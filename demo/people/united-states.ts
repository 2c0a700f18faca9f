import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const unitedStates = livingIn('US', [
  {
    id: 'hannah',
    name: 'Hannah',
    is: { born: '1992-04-11', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 5746545, // Portland, Oregon
    has: { hair: 'brown', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'many' },
    interests: ['coffee', 'hiking', 'live-music', 'books', 'dogs', 'relationship'],
    about:
      'Letterpress printer with ink on every shirt I own. I will judge you by your bookshelf, kindly, and then borrow something.',
    look: feminine(1, 'square', 'fringe', 'chestnut', 'hazel', 'almond', 'rounded', 'straight', {
      glasses: 'square',
      lipstick: '#b5505a',
    }),
    pictures: [
      shot('bookshop', 'dungarees', 'charcoal', { accent: 'mustard', prop: 'book' }),
      shot('forest', 'raincoat', 'teal', { prop: 'goldenDog', mood: 'laugh' }),
      shot('cafe', 'vneck', 'plum'),
    ],
  },
  {
    id: 'marcus',
    name: 'Marcus',
    is: { born: '1984-12-01', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 4887398, // Chicago
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'divorced', tattoos: 'some' },
    interests: ['music', 'cooking', 'fitness', 'museums', 'relationship', 'film'],
    about:
      'High school band director. I believe in second chances, deep dish once a year, and dancing while the pasta boils.',
    look: masculine(8, 'square', 'buzz', 'black', 'dark', 'hooded', 'broad', 'straight', {
      beard: 'goatee',
      lips: 0.7,
      dimples: true,
    }),
    pictures: [
      shot('livingRoom', 'shirt', 'wine', { prop: 'record', mood: 'laugh' }),
      shot('night', 'suit', 'ink', { accent: 'mustard', mood: 'smile' }),
      shot('studio', 'polo', 'cream', { paper: '#5f7391' }),
    ],
  },
  {
    id: 'marisol',
    name: 'Marisol',
    is: { born: '1996-08-23', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 4671654, // Austin
    has: { hair: 'brown', eyes: 'brown', body: 'curvy', status: 'single', tattoos: 'some' },
    interests: ['dancing', 'live-music', 'eating-out', 'camping', 'dogs', 'swimming'],
    about:
      'Two-step on Tuesdays, tacos always. I build trails for a living and have strong feelings about shade.',
    look: feminine(4, 'round', 'longWavy', 'espresso', 'brown', 'almond', 'rounded', 'arched', {
      lips: 0.6,
      dimples: true,
    }),
    pictures: [
      shot('outback', 'denim', 'denim', { hat: 'straw', hatColour: 'brick', mood: 'laugh' }),
      shot('concert', 'camisole', 'coral', { mood: 'grin' }),
      shot('garden', 'floral', 'mustard', { accent: 'brick', prop: 'drink' }),
    ],
  },
  {
    id: 'walt',
    name: 'Walt',
    is: { born: '1956-07-04', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 5234372, // Burlington, Vermont
    has: { hair: 'white', eyes: 'blue', body: 'average', status: 'widowed', tattoos: 'none' },
    interests: ['skiing', 'diy', 'dogs', 'cooking', 'books', 'good-conversation'],
    about:
      'Retired shop teacher. I can fix your porch, sharpen your skates and keep quiet at a sunset. Soup on Sundays.',
    look: masculine(0, 'long', 'sidePart', 'white', 'blue', 'downturned', 'long', 'bushy', {
      beard: 'short',
      beardShade: 'white',
    }),
    pictures: [
      shot('workshop', 'plaid', 'brick', { accent: 'ink', prop: 'hammer', mood: 'grin' }),
      shot('snow', 'puffer', 'forest', { hat: 'beanie', hatColour: 'brick' }),
      shot('lake', 'fleece', 'steel', { accent: 'navy', prop: 'blackDog' }),
    ],
  },
  {
    id: 'keisha',
    name: 'Keisha',
    is: { born: '1988-03-30', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 5378538, // Oakland
    has: { hair: 'black', eyes: 'brown', body: 'full', status: 'single', tattoos: 'some' },
    interests: ['art', 'cooking', 'yoga', 'volunteering', 'music', 'relationship'],
    about:
      'Muralist. If you have walked past a very large heron downtown, hello, that was me. I paint big and talk soft.',
    look: feminine(7, 'round', 'braids', 'black', 'dark', 'round', 'broad', 'soft', {
      lips: 0.9,
      earrings: 'hoop',
    }),
    pictures: [
      shot('atelier', 'dungarees', 'denim', { accent: 'mustard', prop: 'brush', mood: 'grin' }),
      shot('spring', 'wrap', 'teal', { mood: 'laugh' }),
    ],
  },
  {
    id: 'ethan',
    name: 'Ethan',
    is: { born: '1990-09-16', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 5110302, // Brooklyn
    has: { hair: 'black', eyes: 'green', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['theatre', 'eating-out', 'running', 'film', 'museums', 'coffee'],
    about:
      'Pastry chef, stoop enthusiast, cries at trailers. Seeking a man who knows that dessert is not optional.',
    look: masculine(3, 'diamond', 'curlyTop', 'espresso', 'green', 'almond', 'aquiline', 'bushy', {
      beard: 'stubble',
    }),
    pictures: [
      shot('kitchen', 'apron', 'ink', { accent: 'white', prop: 'cake', mood: 'grin' }),
      shot('night', 'overshirt', 'moss', { accent: 'black' }),
      shot('cafe', 'knit', 'wine', { mood: 'laugh' }),
    ],
  },
  {
    id: 'joy',
    name: 'Joy',
    is: { born: '1974-05-28', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 5809844, // Seattle
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'divorced', tattoos: 'none' },
    interests: ['sailing', 'yoga', 'wine', 'travel', 'photography', 'good-conversation'],
    about:
      'Architect, empty nester, newly fond of ferries. I have raised two excellent humans and would now like to be interrupted by nothing but seagulls.',
    look: feminine(2, 'oval', 'bluntBob', 'black', 'dark', 'mono', 'straight', 'soft', {
      lipstick: '#a83a3c',
    }),
    pictures: [
      shot('harbour', 'coat', 'navy', { accent: 'coral' }),
      shot('vineyard', 'shirt', 'white', { prop: 'wine', mood: 'laugh' }),
    ],
    pending: true,
  },
  {
    id: 'beau',
    name: 'Beau',
    is: { born: '1982-10-07', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 4335045, // New Orleans
    has: { hair: 'brown', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'many' },
    interests: ['live-music', 'cooking', 'dancing', 'motorcycles', 'friendship', 'eating-out'],
    about:
      'Trombone in a brass band, gumbo in the freezer, porch swing with room for two. Slow talker, good listener.',
    look: masculine(5, 'oval', 'locs', 'espresso', 'hazel', 'hooded', 'rounded', 'soft', {
      beard: 'short',
      lips: 0.5,
    }),
    pictures: [
      shot('terrace', 'tee', 'white', { prop: 'guitar', mood: 'smile' }),
      shot('concert', 'leather', 'umber', { mood: 'laugh' }),
      shot('studio', 'denim', 'ink', { paper: '#a64d3c' }),
    ],
  },
  {
    id: 'river',
    name: 'River',
    is: {
      born: '1999-06-21',
      gender: 'nonbinary',
      seeking: ['nonbinary', 'woman'],
      sexuality: 'bi',
    },
    town: 4453066, // Asheville
    has: { hair: 'red', eyes: 'green', body: 'slim', status: 'open', tattoos: 'many' },
    interests: ['nature', 'camping', 'art', 'writing', 'yoga', 'tea'],
    about:
      'Potter, forager, owner of too many mugs. I name every mushroom and eat only the ones I am certain about.',
    look: androgynous(0, 'heart', 'topKnot', 'strawberry', 'green', 'round', 'button', 'soft', {
      freckles: true,
    }),
    pictures: [
      shot('autumn', 'plaid', 'olive', { accent: 'mustard', prop: 'mug' }),
      shot('greenhouse', 'tee', 'sand', { prop: 'plant', mood: 'laugh' }),
    ],
  },
  {
    id: 'dolores',
    name: 'Dolores',
    is: { born: '1959-02-14', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 5490263, // Santa Fe
    has: { hair: 'grey', eyes: 'brown', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['horse-riding', 'art', 'photography', 'cooking', 'nature', 'singing'],
    about:
      'Born on Valentine’s Day and still not over it. I ride early, paint late and make green chile that ends arguments.',
    look: feminine(5, 'diamond', 'sideBraid', 'salt', 'brown', 'hooded', 'aquiline', 'straight', {
      earrings: 'drop',
    }),
    pictures: [
      shot('outback', 'shirt', 'petrol', { hat: 'straw', hatColour: 'umber', mood: 'grin' }),
      shot('atelier', 'wrap', 'rust', { mood: 'laugh' }),
    ],
  },
  {
    id: 'tyler',
    name: 'Tyler',
    is: { born: '2002-01-09', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 5037649, // Minneapolis
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['football', 'video-games', 'skiing', 'fitness', 'dogs', 'tv-series'],
    about:
      'Nursing student and goalie, so calm under pressure and used to bruises. Ask me about my grandma’s hotdish.',
    look: masculine(1, 'round', 'crop', 'darkBlond', 'blue', 'round', 'button', 'straight'),
    pictures: [
      shot('snow', 'hoodie', 'wine', { hat: 'cap', hatColour: 'navy', mood: 'laugh' }),
      shot('garden', 'tee', 'sky', { prop: 'football', mood: 'grin' }),
    ],
  },
]);
