import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const denmark = livingIn('DK', [
  {
    id: 'freja',
    name: 'Freja',
    is: { born: '1993-05-05', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2618425, // København
    has: { hair: 'blond', eyes: 'blue', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['cycling', 'swimming', 'coffee', 'art', 'relationship', 'live-music'],
    about:
      'Vinterbader, keramiker og ejer af en ladcykel uden bremser på humøret. Jeg bager kanelsnegle, du laver kaffen.',
    look: feminine(0, 'diamond', 'topKnot', 'blond', 'blue', 'upturned', 'button', 'straight'),
    pictures: [
      shot('harbour', 'puffer', 'sage', { mood: 'laugh' }),
      shot('atelier', 'apron', 'denim', { accent: 'white', mood: 'smile' }),
      shot('canal', 'tee', 'coral', { prop: 'bicycle' }),
    ],
  },
  {
    id: 'anders',
    name: 'Anders',
    is: { born: '1979-08-28', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2624652, // Aarhus
    has: { hair: 'red', eyes: 'green', body: 'full', status: 'divorced', tattoos: 'none' },
    interests: ['cooking', 'board-games', 'dogs', 'football', 'film', 'relationship'],
    about:
      'Far til tvillinger, kok på et plejehjem. Jeg griner højt i biografen og undskylder bagefter.',
    look: masculine(0, 'round', 'buzz', 'auburn', 'green', 'round', 'rounded', 'soft', {
      beard: 'full',
      beardShade: 'copper',
    }),
    pictures: [
      shot('kitchen', 'apron', 'cream', { accent: 'navy', mood: 'laugh' }),
      shot('autumn', 'plaid', 'olive', { prop: 'blackDog' }),
    ],
  },
  {
    id: 'birthe',
    name: 'Birthe',
    is: { born: '1958-12-19', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2614813, // Ribe
    has: { hair: 'grey', eyes: 'grey', body: 'curvy', status: 'divorced', tattoos: 'none' },
    interests: ['gardening', 'singing', 'walks', 'baking', 'the-sea', 'documentaries'],
    about:
      'Pensioneret jordemoder: jeg har set over fire tusind mennesker komme til verden og glæder mig stadig til at møde en til.',
    look: feminine(1, 'square', 'bluntBob', 'silver', 'grey', 'hooded', 'rounded', 'soft', {
      glasses: 'round',
    }),
    pictures: [
      shot('garden', 'floral', 'sky', { accent: 'white', prop: 'basket', mood: 'laugh' }),
      shot('sea', 'raincoat', 'brick'),
    ],
  },
  {
    id: 'mads',
    name: 'Mads',
    is: { born: '1998-04-20', gender: 'man', seeking: ['woman', 'man'], sexuality: 'bi' },
    town: 2615876, // Odense
    has: { hair: 'blond', eyes: 'grey', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['video-games', 'running', 'music', 'science', 'friendship', 'camping'],
    about:
      'Bygger robotter til daglig og lejrbål i weekenden. En af delene går altid i stykker, gæt selv hvilken.',
    look: masculine(1, 'long', 'messy', 'honey', 'grey', 'hooded', 'straight', 'straight', {
      earrings: 'stud',
    }),
    pictures: [
      shot('livingRoom', 'tee', 'forest', { prop: 'guitar', mood: 'smirk' }),
      shot('forest', 'hoodie', 'mustard', { prop: 'headphones', framing: 'bust' }),
    ],
    pending: true,
  },
]);

export const norway = livingIn('NO', [
  {
    id: 'ingrid',
    name: 'Ingrid',
    is: { born: '1988-01-14', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3161732, // Bergen
    has: { hair: 'red', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['hiking', 'skiing', 'singing', 'baking', 'relationship', 'the-sea'],
    about:
      'Født med regntøy på. Jeg går på fjellet etter jobb, baker skillingsboller etter fjellet og sovner etter bollene.',
    look: feminine(0, 'long', 'sideBraid', 'copper', 'blue', 'almond', 'narrow', 'soft', {
      freckles: true,
    }),
    pictures: [
      shot('rain', 'raincoat', 'brick', { mood: 'laugh' }),
      shot('mountains', 'nordic', 'forest', { accent: 'cream', prop: 'backpack' }),
      shot('kitchen', 'tee', 'mint', { mood: 'smile' }),
    ],
  },
  {
    id: 'sindre',
    name: 'Sindre',
    is: { born: '1983-06-09', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 3133895, // Tromsø
    has: { hair: 'blond', eyes: 'grey', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['photography', 'camping', 'cooking', 'live-music', 'dogs', 'nature'],
    about:
      'Fisker, fotograf og far på deltid. Mørketida er best med noen å tenne stearinlys for. Jeg stiller med klippfisk.',
    look: masculine(1, 'oval', 'topKnot', 'honey', 'grey', 'hooded', 'straight', 'bushy', {
      beard: 'long',
      beardShade: 'darkBlond',
    }),
    pictures: [
      shot('harbour', 'knit', 'cream', { mood: 'smile' }),
      shot('snow', 'coat', 'ink', { accent: 'mustard', prop: 'camera', mood: 'laugh' }),
    ],
  },
  {
    id: 'kjersti',
    name: 'Kjersti',
    is: { born: '1967-10-05', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3133880, // Trondheim
    has: { hair: 'blond', eyes: 'green', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['skiing', 'books', 'theatre', 'wine', 'travel', 'good-conversation'],
    about:
      'Geolog: jeg tenker i millioner av år, men bestemmer meg raskt. Hytte med utedo og verdens beste utsikt medfølger.',
    look: feminine(
      1,
      'square',
      'shortWaves',
      'blond',
      'green',
      'downturned',
      'straight',
      'arched',
      { lipstick: '#b8606c', earrings: 'stud' },
    ),
    pictures: [
      shot('mountains', 'fleece', 'teal', { accent: 'navy', mood: 'grin' }),
      shot('bookshop', 'blazer', 'wine', { prop: 'book' }),
    ],
  },
]);

export const sweden = livingIn('SE', [
  {
    id: 'elin',
    name: 'Elin',
    is: { born: '1995-02-12', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2673730, // Stockholm
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['running', 'swimming', 'baking', 'tv-series', 'relationship', 'dogs'],
    about:
      'Brandman till yrket, fikaansvarig som livsstil. Jag bär gärna tunga saker, men du får öppna syltburken, det är romantiskt.',
    look: feminine(1, 'square', 'lowBun', 'blond', 'blue', 'almond', 'button', 'bushy', {
      dimples: true,
    }),
    pictures: [
      shot('lake', 'hoodie', 'navy', { mood: 'laugh' }),
      shot('kitchen', 'knit', 'blush', { prop: 'cake' }),
      shot('spring', 'denim', 'denim', { accent: 'white', prop: 'goldenDog' }),
    ],
  },
  {
    id: 'gustav',
    name: 'Gustav',
    is: { born: '1982-04-16', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2711537, // Göteborg
    has: { hair: 'brown', eyes: 'blue', body: 'average', status: 'separated', tattoos: 'some' },
    interests: ['sailing', 'diy', 'cooking', 'music', 'film', 'good-conversation'],
    about:
      'Göteborgare, så du får ordvitsar på köpet. Bygger träbåtar och steker strömming. Pappa varannan vecka.',
    look: masculine(2, 'heart', 'sidePart', 'chestnut', 'blue', 'round', 'long', 'straight', {
      beard: 'moustache',
      glasses: 'round',
    }),
    pictures: [
      shot('workshop', 'apron', 'umber', { accent: 'sky', prop: 'hammer', mood: 'grin' }),
      shot('sea', 'breton', 'navy', { accent: 'white' }),
    ],
  },
  {
    id: 'samira',
    name: 'Samira',
    is: { born: '1986-09-27', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2692969, // Malmö
    has: { hair: 'black', eyes: 'brown', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['cooking', 'books', 'cycling', 'museums', 'languages', 'tea'],
    about:
      'Tandläkare som delar ut godis på lördagar. Mitt kök luktar saffran, min cykel gnisslar och mina barn är roligare än jag.',
    look: feminine(4, 'heart', 'hijab', 'black', 'dark', 'hooded', 'aquiline', 'bushy', {
      headscarf: '#4f6f7a',
      lipstick: '#a45543',
    }),
    pictures: [
      shot('market', 'coat', 'camel', { accent: 'teal' }),
      shot('kitchen', 'cardigan', 'plum', { prop: 'mug', mood: 'laugh' }),
    ],
  },
  {
    id: 'kim',
    name: 'Kim',
    is: { born: '1994-08-08', gender: 'nonbinary', seeking: ['man', 'nonbinary'], sexuality: 'bi' },
    town: 602150, // Umeå
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['live-music', 'art', 'climbing', 'cats', 'video-games', 'coffee'],
    about:
      'Spelar trummor i ett band ingen har hört talas om, än. Tecknar serier, samlar på vantar, tappar alltid bort en.',
    look: androgynous(2, 'diamond', 'messy', 'black', 'dark', 'mono', 'button', 'soft', {
      earrings: 'hoop',
    }),
    pictures: [
      shot('concert', 'tee', 'charcoal', { mood: 'laugh' }),
      shot('snow', 'hoodie', 'mint', { hat: 'beanie', hatColour: 'plum', mood: 'smirk' }),
      shot('atelier', 'overshirt', 'coral', { accent: 'black' }),
    ],
  },
]);
