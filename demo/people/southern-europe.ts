import { feminine, livingIn, masculine, shot } from './person.ts';

export const italy = livingIn('IT', [
  {
    id: 'giulia',
    name: 'Giulia',
    is: { born: '1993-01-18', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3181928, // Bologna
    has: { hair: 'brown', eyes: 'green', body: 'curvy', status: 'single', tattoos: 'none' },
    interests: ['cooking', 'books', 'cycling', 'eating-out', 'relationship', 'film'],
    about:
      'Tiro la sfoglia come mia nonna e parcheggio come mio nonno. Cerco qualcuno che non chieda mai la panna nella carbonara.',
    look: feminine(3, 'oval', 'shag', 'brown', 'green', 'upturned', 'aquiline', 'bushy', {
      lipstick: '#b35c54',
      lips: 0.4,
    }),
    pictures: [
      shot('kitchen', 'apron', 'brick', { accent: 'white', prop: 'basket', mood: 'laugh' }),
      shot('terrace', 'floral', 'forest', { accent: 'mustard', prop: 'drink' }),
      shot('bookshop', 'vneck', 'rust'),
    ],
  },
  {
    id: 'matteo',
    name: 'Matteo',
    is: { born: '1985-09-25', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 3165524, // Torino
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['skiing', 'museums', 'coffee', 'motorcycles', 'good-conversation', 'wine'],
    about:
      'Restauro moto d’epoca e rapporti umani, con più successo con le prime. Caffè corto, racconti lunghi.',
    look: masculine(3, 'long', 'slickBack', 'black', 'brown', 'hooded', 'aquiline', 'bushy', {
      beard: 'stubble',
    }),
    pictures: [
      shot('workshop', 'overshirt', 'ink', { accent: 'grey', mood: 'smirk' }),
      shot('cafe', 'blazer', 'umber', { prop: 'mug' }),
    ],
  },
  {
    id: 'chiara',
    name: 'Chiara',
    is: { born: '1976-05-17', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3176959, // Firenze
    has: { hair: 'blond', eyes: 'hazel', body: 'slim', status: 'separated', tattoos: 'none' },
    interests: ['art', 'gardening', 'yoga', 'travel', 'wine', 'singing'],
    about:
      'Restauratrice agli Uffizi: passo le giornate con uomini di cinquecento anni, me ne basterebbe uno della mia età.',
    look: feminine(2, 'diamond', 'longWavy', 'honey', 'hazel', 'hooded', 'narrow', 'arched', {
      earrings: 'drop',
    }),
    pictures: [
      shot('museum', 'shirt', 'cream', { mood: 'smile' }),
      shot('vineyard', 'camisole', 'petrol', { prop: 'wine', mood: 'laugh' }),
    ],
  },
  {
    id: 'salvatore',
    name: 'Salvatore',
    is: { born: '1958-08-15', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2523920, // Palermo
    has: { hair: 'white', eyes: 'brown', body: 'full', status: 'widowed', tattoos: 'none' },
    interests: ['cooking', 'the-sea', 'singing', 'gardening', 'good-conversation', 'football'],
    about:
      'Pescatore in pensione, limoni sul balcone, voce da tenore dopo il secondo bicchiere. In cucina comando io, sul divano tu.',
    look: masculine(4, 'round', 'receding', 'white', 'brown', 'downturned', 'rounded', 'bushy', {
      beard: 'moustache',
      beardShade: 'white',
    }),
    pictures: [
      shot('harbour', 'shirt', 'white', { mood: 'laugh' }),
      shot('garden', 'waistcoat', 'olive', { accent: 'cream', prop: 'basket', mood: 'grin' }),
    ],
  },
  {
    id: 'federica',
    name: 'Federica',
    is: { born: '1997-12-07', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 3173435, // Milano
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'many' },
    interests: ['fashion', 'fitness', 'live-music', 'photography', 'dogs', 'eating-out'],
    about:
      'Fotografa di scena, cane al seguito. Arrivo in anticipo ai concerti e in ritardo alle cene di famiglia.',
    look: feminine(3, 'square', 'undercut', 'black', 'dark', 'almond', 'straight', 'angled', {
      earrings: 'hoop',
    }),
    pictures: [
      shot('concert', 'leather', 'black', { accent: 'white', prop: 'camera', mood: 'smirk' }),
      shot('spring', 'tee', 'mustard', { prop: 'blackDog', mood: 'laugh' }),
    ],
    pending: true,
  },
]);

export const spain = livingIn('ES', [
  {
    id: 'lucia',
    name: 'Lucía',
    is: { born: '1994-06-24', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2509954, // Valencia
    has: { hair: 'brown', eyes: 'brown', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['the-sea', 'cooking', 'dancing', 'cycling', 'relationship', 'live-music'],
    about:
      'Arrocera convencida: la paella lleva lo que diga mi abuela. Bailo mal, pero con muchísima fe.',
    look: feminine(3, 'round', 'ponytail', 'brown', 'brown', 'round', 'rounded', 'soft', {
      dimples: true,
      earrings: 'hoop',
    }),
    pictures: [
      shot('beach', 'camisole', 'coral', { mood: 'laugh' }),
      shot('market', 'tee', 'white', { prop: 'basket' }),
      shot('terrace', 'denim', 'denim', { accent: 'coral' }),
    ],
  },
  {
    id: 'javi',
    name: 'Javi',
    is: { born: '1981-11-03', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 3117735, // Madrid
    has: { hair: 'grey', eyes: 'hazel', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['theatre', 'running', 'wine', 'football', 'film', 'good-conversation'],
    about:
      'Actor de doblaje: seguro que me has oído, nunca me has visto. Sé poner voz de villano, pero mis croquetas son del bueno de la película.',
    look: masculine(3, 'oval', 'quiff', 'salt', 'hazel', 'almond', 'aquiline', 'straight', {
      beard: 'short',
      beardShade: 'salt',
    }),
    pictures: [
      shot('studio', 'blazer', 'navy', { prop: 'headphones', framing: 'bust', paper: '#c8794f' }),
      shot('terrace', 'shirt', 'white', { mood: 'laugh', prop: 'wine' }),
    ],
  },
  {
    id: 'carmen',
    name: 'Carmen',
    is: { born: '1958-07-16', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2510911, // Sevilla
    has: { hair: 'brown', eyes: 'brown', body: 'full', status: 'widowed', tattoos: 'none' },
    interests: ['dancing', 'singing', 'cooking', 'walks', 'gardening', 'theatre'],
    about:
      'Abuela moderna con clase de sevillanas los martes. Tengo un patio lleno de geranios y una silla libre a la sombra.',
    look: feminine(4, 'round', 'lowBun', 'chestnut', 'brown', 'hooded', 'rounded', 'thin', {
      lipstick: '#a83a3c',
      earrings: 'hoop',
    }),
    pictures: [
      shot('garden', 'wrap', 'brick', { mood: 'laugh' }),
      shot('terrace', 'floral', 'plum', { accent: 'coral', prop: 'bouquet' }),
    ],
  },
  {
    id: 'iker',
    name: 'Iker',
    is: { born: '1992-03-19', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 3128026, // Bilbao
    has: { hair: 'brown', eyes: 'green', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['climbing', 'cooking', 'hiking', 'museums', 'eating-out', 'relationship'],
    about:
      'Cocinero vasco: no discuto de política, solo de tortilla. Si llueve, plan de museo; si no, monte.',
    look: masculine(2, 'square', 'buzz', 'brown', 'green', 'hooded', 'long', 'bushy', {
      beard: 'full',
      earrings: 'stud',
    }),
    pictures: [
      shot('kitchen', 'apron', 'charcoal', { accent: 'white', mood: 'grin' }),
      shot('mountains', 'fleece', 'moss', { accent: 'coral', prop: 'backpack', mood: 'laugh' }),
      shot('rain', 'coat', 'steel', { accent: 'wine', prop: 'umbrella' }),
    ],
  },
  {
    id: 'nuria',
    name: 'Núria',
    is: { born: '1988-05-01', gender: 'woman', seeking: ['man', 'woman'], sexuality: 'bi' },
    town: 3128760, // Barcelona
    has: { hair: 'black', eyes: 'green', body: 'slim', status: 'open', tattoos: 'many' },
    interests: ['volunteering', 'swimming', 'art', 'languages', 'eating-out', 'yoga'],
    about:
      'Arquitecta de parques infantiles: pruebo todos los toboganes, es mi deber. Domingo de vermut y conversación sin reloj.',
    look: feminine(2, 'heart', 'pixie', 'black', 'green', 'almond', 'aquiline', 'soft', {
      earrings: 'drop',
      mole: 'cheek',
    }),
    pictures: [
      shot('sea', 'tee', 'brick', { mood: 'grin' }),
      shot('terrace', 'dungarees', 'ink', { accent: 'white', prop: 'drink' }),
    ],
  },
]);
