import { feminine, livingIn, masculine, shot } from './person.ts';

export const belgium = livingIn('BE', [
  {
    id: 'lies',
    name: 'Lies',
    is: { born: '1990-10-02', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2797656, // Gent
    has: { hair: 'brown', eyes: 'blue', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['cycling', 'live-music', 'eating-out', 'art', 'friendship', 'coffee'],
    about:
      'Grafisch vormgeefster met een zwak voor lettertypes en stoverij. Ik fiets door Gent alsof ik te laat ben, meestal ben ik dat ook.',
    look: feminine(1, 'square', 'bluntBob', 'lightBrown', 'blue', 'round', 'straight', 'straight', {
      earrings: 'stud',
    }),
    pictures: [
      shot('canal', 'overshirt', 'petrol', { accent: 'mustard', prop: 'bicycle' }),
      shot('cafe', 'tee', 'brick', { prop: 'drink', mood: 'laugh' }),
    ],
  },
  {
    id: 'wout',
    name: 'Wout',
    is: { born: '1988-02-17', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2792482, // Leuven
    has: { hair: 'brown', eyes: 'grey', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['cycling', 'science', 'board-games', 'cooking', 'relationship', 'hiking'],
    about:
      'Bioloog met liefde voor hommels en hellingen. Ik rijd de Muur in een tempo waarbij je nog kunt praten, en dat doe ik dan ook.',
    look: masculine(1, 'diamond', 'curlyShort', 'lightBrown', 'grey', 'round', 'narrow', 'soft', {
      glasses: 'wire',
    }),
    pictures: [
      shot('garden', 'polo', 'mustard', { mood: 'grin' }),
      shot('bookshop', 'knit', 'navy'),
      shot('autumn', 'fleece', 'umber', { accent: 'sand', mood: 'laugh' }),
    ],
  },
  {
    id: 'clementine',
    name: 'Clémentine',
    is: { born: '1979-06-11', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2792413, // Liège
    has: { hair: 'red', eyes: 'brown', body: 'curvy', status: 'divorced', tattoos: 'none' },
    interests: ['baking', 'singing', 'theatre', 'walks', 'relationship', 'cats'],
    about:
      'Marchande de gaufres de mère en fille, une fois par an championne de karaoké. J’ai deux ados, donc une patience certifiée.',
    look: feminine(1, 'round', 'curlyLong', 'copper', 'brown', 'almond', 'rounded', 'soft', {
      lipstick: '#b5505a',
      freckles: true,
    }),
    pictures: [
      shot('kitchen', 'apron', 'mint', { accent: 'rose', mood: 'laugh' }),
      shot('market', 'cardigan', 'plum', { accent: 'sand', prop: 'bouquet' }),
    ],
  },
  {
    id: 'ismael',
    name: 'Ismaël',
    is: { born: '1994-12-24', gender: 'man', seeking: ['man', 'nonbinary'], sexuality: 'gay' },
    town: 2800866, // Bruxelles
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['dancing', 'languages', 'travel', 'fitness', 'film', 'eating-out'],
    about:
      'Interprète : quatre langues, zéro filtre. Je danse mieux que je ne cuisine, et je cuisine très bien.',
    look: masculine(6, 'heart', 'curlyTop', 'black', 'dark', 'upturned', 'straight', 'angled', {
      beard: 'goatee',
      lips: 0.5,
    }),
    pictures: [
      shot('night', 'denim', 'ink', { accent: 'coral', mood: 'smile' }),
      shot('train', 'turtleneck', 'camel', { mood: 'smirk' }),
      shot('studio', 'tee', 'white', { paper: '#8a6f8c', mood: 'laugh' }),
    ],
  },
  {
    id: 'griet',
    name: 'Griet',
    is: { born: '1964-03-21', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 2800931, // Brugge
    has: { hair: 'grey', eyes: 'grey', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['gardening', 'photography', 'walks', 'museums', 'wine', 'dogs'],
    about:
      'Gids in Brugge: ik ken elk steegje en elke smoes om er te blijven hangen. Zoek een vrouw met humor en goede wandelschoenen.',
    look: feminine(1, 'diamond', 'pixie', 'salt', 'grey', 'downturned', 'straight', 'straight', {
      glasses: 'tortoise',
    }),
    pictures: [
      shot('canal', 'coat', 'navy', { accent: 'mustard' }),
      shot('vineyard', 'shirt', 'mint', { prop: 'camera', mood: 'laugh' }),
    ],
  },
]);
