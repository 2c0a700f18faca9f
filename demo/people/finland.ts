import { feminine, livingIn, masculine, shot } from './person.ts';

export const finland = livingIn('FI', [
  {
    id: 'aino',
    name: 'Aino',
    is: { born: '1990-03-01', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 658225, // Helsinki
    has: { hair: 'blond', eyes: 'green', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['swimming', 'live-music', 'cooking', 'cats', 'relationship', 'nature'],
    about:
      'Puhun vähän, mutta nauran paljon. Saunan jälkeen uskallan sanoa sinulle mitä vain, ennen sitä tarvitsen kahvia.',
    look: feminine(0, 'round', 'fringe', 'ashBlond', 'green', 'almond', 'rounded', 'straight'),
    pictures: [
      shot('lake', 'nordic', 'navy', { accent: 'white' }),
      shot('cafe', 'turtleneck', 'moss', { prop: 'mug', mood: 'laugh' }),
    ],
  },
  {
    id: 'juhani',
    name: 'Juhani',
    is: { born: '1972-09-12', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 634963, // Tampere
    has: { hair: 'grey', eyes: 'blue', body: 'full', status: 'divorced', tattoos: 'none' },
    interests: ['camping', 'music', 'diy', 'dogs', 'dancing', 'nature'],
    about:
      'Tangomies mökin laiturilta. Osaan korjata perämoottorin ja olla hiljaa silloin, kun pitää. Karjalanpiirakat teen itse.',
    look: masculine(1, 'square', 'receding', 'salt', 'blue', 'downturned', 'rounded', 'bushy', {
      beard: 'long',
      beardShade: 'salt',
    }),
    pictures: [
      shot('lake', 'plaid', 'ink', { accent: 'brick', prop: 'goldenDog' }),
      shot('workshop', 'overshirt', 'olive', { mood: 'grin' }),
    ],
  },
  {
    id: 'veera',
    name: 'Veera',
    is: { born: '1999-07-23', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 638936, // Rovaniemi
    has: { hair: 'brown', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'many' },
    interests: ['skiing', 'dogs', 'photography', 'camping', 'climbing', 'science'],
    about:
      'Kaksikymmentä huskya ja yksi rikkinäinen lämmitin. Kuvaan revontulia työkseni, joten treffit ovat yleensä pimeällä.',
    look: feminine(1, 'oval', 'braids', 'brown', 'blue', 'mono', 'button', 'straight', {
      freckles: true,
    }),
    pictures: [
      shot('snow', 'puffer', 'plum', { hat: 'beanie', hatColour: 'mustard', mood: 'laugh' }),
      shot('forest', 'fleece', 'navy', { accent: 'sky', prop: 'blackDog' }),
      shot('night', 'knit', 'rose'),
    ],
  },
  {
    id: 'onni',
    name: 'Onni',
    is: { born: '1987-11-26', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 633679, // Turku
    has: { hair: 'blond', eyes: 'blue', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['sailing', 'books', 'board-games', 'baking'],
    about:
      'Saaristolainen, kirjastonhoitaja, pullantuoksuinen. Kuva puuttuu, koska olen aina se, joka ottaa kuvan.',
    pictures: [],
  },
]);
