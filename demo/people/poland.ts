import { feminine, livingIn, masculine, shot } from './person.ts';

export const poland = livingIn('PL', [
  {
    id: 'zofia',
    name: 'Zofia',
    is: { born: '1991-05-15', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3094802, // Kraków
    has: { hair: 'brown', eyes: 'green', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['theatre', 'books', 'hiking', 'cooking', 'languages', 'relationship'],
    about:
      'Tłumaczka kryminałów: wiem, kto zabił, ale nie powiem. Robię pierogi na zapas i śmieję się w złych momentach.',
    look: feminine(1, 'long', 'longWavy', 'lightBrown', 'green', 'upturned', 'straight', 'arched', {
      mole: 'cheek',
    }),
    pictures: [
      shot('bookshop', 'turtleneck', 'forest', { prop: 'book', mood: 'smile' }),
      shot('autumn', 'coat', 'brick', { accent: 'cream', mood: 'laugh' }),
      shot('kitchen', 'apron', 'lilac', { accent: 'white' }),
    ],
  },
  {
    id: 'lukasz',
    name: 'Łukasz',
    is: { born: '1984-11-22', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 3099434, // Gdańsk
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'divorced', tattoos: 'some' },
    interests: ['sailing', 'the-sea', 'motorcycles', 'cooking', 'live-music', 'dogs'],
    about:
      'Szkutnik znad Bałtyku. Potrafię zbudować łódkę, gorzej z planem na niedzielę, więc chętnie dołączę do Twojego.',
    look: masculine(1, 'square', 'crop', 'blond', 'paleBlue', 'downturned', 'rounded', 'straight', {
      beard: 'short',
      beardShade: 'darkBlond',
    }),
    pictures: [
      shot('harbour', 'knit', 'navy', { mood: 'laugh' }),
      shot('beach', 'overshirt', 'sand', { accent: 'sky' }),
    ],
  },
  {
    id: 'jadwiga',
    name: 'Jadwiga',
    is: { born: '1956-10-15', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3088171, // Poznań
    has: { hair: 'red', eyes: 'hazel', body: 'curvy', status: 'widowed', tattoos: 'none' },
    interests: ['dancing', 'gardening', 'baking', 'travel', 'cats', 'singing'],
    about:
      'Emerytowana motornicza. Piekę rogale, tańczę w sanatorium i nie lubię, kiedy ktoś nie dojada.',
    look: feminine(1, 'round', 'shortWaves', 'auburn', 'hazel', 'downturned', 'button', 'thin', {
      lipstick: '#b5505a',
      earrings: 'drop',
    }),
    pictures: [
      shot('kitchen', 'floral', 'plum', { accent: 'blush', prop: 'cake', mood: 'laugh' }),
      shot('garden', 'cardigan', 'teal', { accent: 'white', prop: 'bouquet' }),
    ],
  },
  {
    id: 'kuba',
    name: 'Kuba',
    is: { born: '1999-03-27', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 3081368, // Wrocław
    has: { hair: 'brown', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['film', 'photography', 'video-games', 'coffee', 'cats', 'friendship'],
    about:
      'Programista gier, kolekcjoner krasnali i kiepskich żartów. Szukam kogoś, kto śmieje się, zanim skończę żart.',
    look: masculine(1, 'oval', 'undercut', 'brown', 'brown', 'round', 'narrow', 'bushy', {
      glasses: 'square',
    }),
    pictures: [
      shot('cafe', 'hoodie', 'plum', { prop: 'headphones', framing: 'bust' }),
      shot('livingRoom', 'tee', 'mint', { prop: 'cat', mood: 'laugh' }),
    ],
  },
  {
    id: 'agnieszka',
    name: 'Agnieszka',
    is: { born: '1979-01-21', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 756135, // Warszawa
    has: { hair: 'blond', eyes: 'grey', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['running', 'wine', 'theatre', 'yoga', 'weekends-away', 'good-conversation'],
    about:
      'Prawniczka, po godzinach ogrodniczka balkonowa. Mam dorosłą córkę, młodego psa i wolne soboty.',
    look: feminine(0, 'oval', 'bluntBob', 'honey', 'grey', 'hooded', 'narrow', 'soft', {
      lipstick: '#b35c54',
      glasses: 'cat',
    }),
    pictures: [
      shot('studio', 'suit', 'plum', { accent: 'teal', paper: '#cdb394', mood: 'smile' }),
      shot('spring', 'breton', 'white', { accent: 'teal', prop: 'dog', mood: 'laugh' }),
    ],
    pending: true,
  },
]);
