import { feminine, livingIn, masculine, shot } from './person.ts';

export const france = livingIn('FR', [
  {
    id: 'camille',
    name: 'Camille',
    is: { born: '1991-05-14', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2988507, // Paris
    has: { hair: 'brown', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['film', 'museums', 'wine', 'eating-out', 'fashion', 'relationship'],
    about:
      'Monteuse de documentaires : je coupe les longueurs des autres, jamais les miennes. Cherche quelqu’un qui reste jusqu’à la fin du générique.',
    look: feminine(2, 'oval', 'wavyBob', 'espresso', 'brown', 'almond', 'narrow', 'soft', {
      lipstick: '#a83a3c',
      mole: 'lip',
    }),
    pictures: [
      shot('terrace', 'breton', 'white', { accent: 'navy', prop: 'wine' }),
      shot('rain', 'coat', 'camel', { accent: 'brick', prop: 'umbrella', mood: 'laugh' }),
      shot('studio', 'turtleneck', 'black', { paper: '#b8716a', mood: 'calm', framing: 'close' }),
    ],
  },
  {
    id: 'antoine',
    name: 'Antoine',
    is: { born: '1983-01-26', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2996944, // Lyon
    has: { hair: 'brown', eyes: 'green', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['cooking', 'wine', 'cycling', 'books', 'weekends-away', 'relationship'],
    about:
      'Fromager, donc intarissable. Deux filles, un vélo-cargo, et la conviction qu’on règle tout autour d’une bonne table.',
    look: masculine(2, 'oval', 'messy', 'brown', 'green', 'downturned', 'long', 'bushy', {
      beard: 'stubble',
    }),
    pictures: [
      shot('market', 'apron', 'ink', { accent: 'white', prop: 'basket', mood: 'laugh' }),
      shot('vineyard', 'shirt', 'sky'),
      shot('kitchen', 'knit', 'moss', { prop: 'wine' }),
    ],
  },
  {
    id: 'aissatou',
    name: 'Aïssatou',
    is: { born: '1995-09-02', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2995469, // Marseille
    has: { hair: 'black', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['swimming', 'dancing', 'cooking', 'science', 'the-sea', 'friendship'],
    about:
      'Ingénieure en énergie marine, accent du Sud garanti. Je nage avant le travail et je parle fort après.',
    look: feminine(9, 'heart', 'cornrows', 'black', 'dark', 'upturned', 'broad', 'arched', {
      lips: 1,
      earrings: 'drop',
    }),
    pictures: [
      shot('sea', 'camisole', 'mustard', { mood: 'laugh' }),
      shot('harbour', 'denim', 'denim', { accent: 'white' }),
    ],
  },
  {
    id: 'jean-marc',
    name: 'Jean-Marc',
    is: { born: '1961-10-19', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 3030300, // Brest
    has: { hair: 'grey', eyes: 'blue', body: 'athletic', status: 'divorced', tattoos: 'some' },
    interests: ['sailing', 'the-sea', 'music', 'cooking', 'walks', 'good-conversation'],
    about:
      'Breton, donc têtu mais généreux en beurre. Mon bateau a trente ans, moi un peu plus. On flotte encore tous les deux.',
    look: masculine(3, 'square', 'crop', 'grey', 'blue', 'hooded', 'aquiline', 'straight', {
      beard: 'short',
      beardShade: 'silver',
    }),
    pictures: [
      shot('harbour', 'breton', 'navy', { accent: 'white', mood: 'smile' }),
      shot('rain', 'raincoat', 'mustard', { mood: 'laugh' }),
    ],
  },
  {
    id: 'lea',
    name: 'Léa',
    is: { born: '1998-03-08', gender: 'woman', seeking: ['woman', 'man'], sexuality: 'bi' },
    town: 2990969, // Nantes
    has: { hair: 'red', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['live-music', 'art', 'board-games', 'cats', 'cycling', 'tea'],
    about:
      'Illustratrice pour enfants de 5 à 95 ans. Je dessine des renards, j’adopte des chats, je perds aux jeux de société avec panache.',
    look: feminine(0, 'round', 'bun', 'auburn', 'hazel', 'round', 'button', 'soft', {
      freckles: true,
      glasses: 'round',
    }),
    pictures: [
      shot('atelier', 'dungarees', 'teal', { accent: 'white', mood: 'grin' }),
      shot('livingRoom', 'knit', 'mustard', { prop: 'cat', mood: 'laugh' }),
      shot('spring', 'floral', 'rose', { accent: 'cream' }),
    ],
  },
  {
    id: 'karim',
    name: 'Karim',
    is: { born: '1987-12-15', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2972315, // Toulouse
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['running', 'science', 'football', 'cooking', 'travel', 'relationship'],
    about:
      'Je fabrique des satellites et je rate mes crêpes. Marathonien du dimanche, conteur du soir, bricoleur par nécessité.',
    look: masculine(4, 'long', 'buzz', 'black', 'brown', 'almond', 'straight', 'bushy', {
      beard: 'short',
    }),
    pictures: [
      shot('garden', 'tee', 'petrol', { prop: 'football', mood: 'laugh' }),
      shot('train', 'blazer', 'steel', { accent: 'white' }),
      shot('night', 'knit', 'camel'),
    ],
  },
  {
    id: 'solange',
    name: 'Solange',
    is: { born: '1953-04-04', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3031582, // Bordeaux
    has: { hair: 'grey', eyes: 'green', body: 'slim', status: 'widowed', tattoos: 'none' },
    interests: ['dancing', 'theatre', 'wine', 'museums', 'books', 'travel'],
    about:
      'Ancienne chorégraphe. Mes genoux protestent, je danse quand même. J’aime les lettres, les vraies, et les hommes qui posent des questions.',
    look: feminine(1, 'long', 'lowBun', 'silver', 'green', 'hooded', 'straight', 'thin', {
      lipstick: '#a83a3c',
      earrings: 'stud',
    }),
    pictures: [
      shot('museum', 'turtleneck', 'black', { prop: 'necklace', framing: 'bust', mood: 'smile' }),
      shot('terrace', 'wrap', 'plum', { mood: 'laugh' }),
    ],
  },
  {
    id: 'hugo',
    name: 'Hugo',
    is: { born: '1997-11-30', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 2998324, // Lille
    has: { hair: 'blond', eyes: 'grey', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['fashion', 'live-music', 'photography', 'coffee', 'film', 'languages'],
    about:
      'Tailleur et fier de l’être : je remarque ton ourlet avant ton sourire, mais je me souviens du sourire.',
    look: masculine(1, 'diamond', 'undercut', 'honey', 'grey', 'upturned', 'narrow', 'angled', {
      earrings: 'hoop',
    }),
    pictures: [
      shot('studio', 'suit', 'forest', { accent: 'mustard', paper: '#cdb394', mood: 'smirk' }),
      shot('cafe', 'vneck', 'wine', { prop: 'mug' }),
    ],
    pending: true,
  },
  {
    id: 'manon',
    name: 'Manon',
    is: { born: '1986-08-12', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 3037543, // Annecy
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['skiing', 'climbing', 'hiking', 'swimming', 'nature', 'relationship'],
    about:
      'Guide de haute montagne. Je suis ponctuelle, prudente et incapable de marcher lentement. Promis, j’essaierai.',
    look: feminine(3, 'long', 'braids', 'darkBlond', 'blue', 'almond', 'straight', 'straight', {
      freckles: true,
    }),
    pictures: [
      shot('mountains', 'puffer', 'coral', { prop: 'backpack', mood: 'laugh' }),
      shot('snow', 'nordic', 'white', { accent: 'brick', prop: 'skis' }),
      shot('lake', 'tee', 'mint', { mood: 'smile' }),
    ],
  },
  {
    id: 'thibault',
    name: 'Thibault',
    is: { born: '1978-07-07', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2973783, // Strasbourg
    has: { hair: 'brown', eyes: 'hazel', body: 'full', status: 'single', tattoos: 'none' },
    interests: ['baking', 'board-games', 'singing', 'languages', 'museums'],
    about:
      'Organiste et amateur de kougelhopf. Pas de photo pour l’instant : je suis derrière les tuyaux, comme toujours.',
    pictures: [],
  },
]);
