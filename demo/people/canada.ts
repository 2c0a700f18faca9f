import { feminine, livingIn, masculine, shot } from './person.ts';

export const canada = livingIn('CA', [
  {
    id: 'mackenzie',
    name: 'Mackenzie',
    is: { born: '1990-07-01', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 6173331, // Vancouver
    has: { hair: 'brown', eyes: 'hazel', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['skiing', 'hiking', 'yoga', 'dogs', 'camping', 'relationship'],
    about:
      'Float plane mechanic. I apologise to furniture and mean it. Looking for someone to share a thermos and a view.',
    look: feminine(
      2,
      'diamond',
      'ponytail',
      'chestnut',
      'hazel',
      'upturned',
      'straight',
      'straight',
      { dimples: true },
    ),
    pictures: [
      shot('mountains', 'plaid', 'brick', { accent: 'cream', prop: 'goldenDog', mood: 'laugh' }),
      shot('lake', 'puffer', 'navy', { hat: 'cap', hatColour: 'mustard' }),
    ],
  },
  {
    id: 'etienne',
    name: 'Étienne',
    is: { born: '1986-02-24', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 6077243, // Montréal
    has: { hair: 'brown', eyes: 'blue', body: 'average', status: 'single', tattoos: 'many' },
    interests: ['live-music', 'cooking', 'cycling', 'film', 'cats', 'coffee'],
    about:
      'Libraire le jour, contrebassiste le soir. Mes fins de semaine sentent le sirop d’érable et les vieux livres.',
    look: masculine(1, 'heart', 'messy', 'espresso', 'blue', 'downturned', 'narrow', 'soft', {
      beard: 'full',
      glasses: 'tortoise',
    }),
    pictures: [
      shot('bookshop', 'cardigan', 'moss', { accent: 'white', prop: 'book' }),
      shot('snow', 'coat', 'charcoal', { accent: 'brick', mood: 'laugh' }),
      shot('livingRoom', 'tee', 'rust', { prop: 'blackCat' }),
    ],
  },
  {
    id: 'winona',
    name: 'Winona',
    is: { born: '1981-06-21', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 6183235, // Winnipeg
    has: { hair: 'black', eyes: 'brown', body: 'curvy', status: 'divorced', tattoos: 'some' },
    interests: ['dancing', 'art', 'volunteering', 'cooking', 'nature', 'good-conversation'],
    about:
      'Beadwork artist and youth worker with a laugh you will hear two streets away. My bannock is famous on one block.',
    look: feminine(4, 'square', 'braids', 'black', 'dark', 'mono', 'rounded', 'straight', {
      earrings: 'drop',
      lips: 0.3,
    }),
    pictures: [
      shot('autumn', 'denim', 'denim', { accent: 'brick', mood: 'laugh' }),
      shot('atelier', 'vneck', 'teal', { prop: 'necklace', framing: 'bust' }),
    ],
  },
  {
    id: 'gordon',
    name: 'Gordon',
    is: { born: '1955-03-17', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 6324729, // Halifax
    has: { hair: 'bald', eyes: 'grey', body: 'average', status: 'widowed', tattoos: 'none' },
    interests: ['sailing', 'music', 'diy', 'walks', 'cooking', 'documentaries'],
    about:
      'Retired ferry captain with a fiddle and a chowder to prove it. Steady hands, terrible puns, good company on a porch.',
    look: masculine(0, 'square', 'horseshoe', 'silver', 'grey', 'hooded', 'long', 'bushy', {
      beard: 'moustache',
      beardShade: 'silver',
      glasses: 'wire',
    }),
    pictures: [
      shot('harbour', 'raincoat', 'mustard', { mood: 'laugh' }),
      shot('livingRoom', 'nordic', 'navy', { accent: 'white', prop: 'mug' }),
    ],
  },
  {
    id: 'anjali',
    name: 'Anjali',
    is: { born: '1996-11-14', gender: 'woman', seeking: ['woman', 'man'], sexuality: 'bi' },
    town: 6167865, // Toronto
    has: { hair: 'black', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['dancing', 'science', 'eating-out', 'tv-series', 'museums', 'running'],
    about:
      'Public health by day, Bharatanatyam by night. I rate every samosa in the city on a private spreadsheet. It can be shared.',
    look: feminine(5, 'round', 'curlyLong', 'black', 'dark', 'almond', 'straight', 'bushy', {
      earrings: 'hoop',
      mole: 'chin',
      glasses: 'wire',
    }),
    pictures: [
      shot('market', 'wrap', 'mustard', { mood: 'grin' }),
      shot('rain', 'coat', 'plum', { accent: 'mustard', prop: 'umbrella', mood: 'laugh' }),
    ],
  },
]);
