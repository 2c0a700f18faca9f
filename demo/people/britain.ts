import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const britain = livingIn('GB', [
  {
    id: 'imogen',
    name: 'Imogen',
    is: { born: '1990-02-27', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2654675, // Bristol
    has: { hair: 'blond', eyes: 'blue', body: 'average', status: 'single', tattoos: 'some' },
    interests: ['gardening', 'live-music', 'baking', 'walks', 'dogs', 'relationship'],
    about:
      'Allotment owner, reluctant runner, undefeated at pub quizzes about cheese. Looking for someone who says yes to the scenic route.',
    look: feminine(0, 'heart', 'shag', 'honey', 'blue', 'round', 'button', 'soft', {
      dimples: true,
    }),
    pictures: [
      shot('garden', 'dungarees', 'denim', { accent: 'blush', prop: 'plant', mood: 'laugh' }),
      shot('forest', 'knit', 'mustard', { prop: 'dog' }),
      shot('cafe', 'floral', 'petrol', { accent: 'cream' }),
    ],
  },
  {
    id: 'callum',
    name: 'Callum',
    is: { born: '1986-09-08', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2650225, // Edinburgh
    has: { hair: 'red', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['hiking', 'music', 'camping', 'running', 'good-conversation', 'film'],
    about:
      'Hill runner, fiddle player, makes a decent stovies. I own a kilt and need very little encouragement.',
    look: masculine(0, 'square', 'messy', 'copper', 'blue', 'almond', 'straight', 'straight', {
      beard: 'full',
      freckles: true,
    }),
    pictures: [
      shot('mountains', 'fleece', 'navy', { accent: 'brick', prop: 'backpack', mood: 'laugh' }),
      shot('rain', 'raincoat', 'forest', { mood: 'smile' }),
      shot('bookshop', 'nordic', 'steel'),
    ],
  },
  {
    id: 'adaeze',
    name: 'Adaeze',
    is: { born: '1993-07-15', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2643743, // London
    has: { hair: 'black', eyes: 'brown', body: 'curvy', status: 'single', tattoos: 'none' },
    interests: ['theatre', 'fashion', 'eating-out', 'dancing', 'books', 'relationship'],
    about:
      'Barrister by day, front row at the theatre by night. I will argue about the best chip shop and I will win. Bring evidence.',
    look: feminine(8, 'oval', 'afro', 'black', 'dark', 'almond', 'broad', 'arched', {
      lipstick: '#8e3038',
      earrings: 'hoop',
      lips: 1,
    }),
    pictures: [
      shot('studio', 'wrap', 'ochre', { paper: '#4f7377', mood: 'smile' }),
      shot('terrace', 'floral', 'brick', { accent: 'sand', mood: 'laugh' }),
      shot('museum', 'blazer', 'plum', { accent: 'blush' }),
    ],
  },
  {
    id: 'gareth',
    name: 'Gareth',
    is: { born: '1971-03-01', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2653822, // Cardiff
    has: { hair: 'grey', eyes: 'brown', body: 'full', status: 'divorced', tattoos: 'none' },
    interests: ['singing', 'cooking', 'walks', 'dogs', 'tv-series', 'relationship'],
    about:
      'Bass in a male voice choir, deputy head, owner of one opinionated spaniel. I do a proper roast and a terrible crossword.',
    look: masculine(1, 'round', 'crop', 'salt', 'brown', 'hooded', 'rounded', 'bushy', {
      beard: 'goatee',
      beardShade: 'grey',
    }),
    pictures: [
      shot('livingRoom', 'cardigan', 'wine', { prop: 'dog', mood: 'grin' }),
      shot('sea', 'shirt', 'sky', { mood: 'laugh' }),
    ],
  },
  {
    id: 'priya',
    name: 'Priya',
    is: { born: '1989-11-05', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2643123, // Manchester
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'divorced', tattoos: 'none' },
    interests: ['running', 'cooking', 'books', 'yoga', 'tea', 'good-conversation'],
    about:
      'Paediatrician. Excellent with small people and large spreadsheets. My mum’s dal recipe is the closest thing I have to a pension.',
    look: feminine(5, 'long', 'longStraight', 'black', 'brown', 'almond', 'straight', 'arched', {
      earrings: 'drop',
      mole: 'chin',
    }),
    pictures: [
      shot('kitchen', 'tee', 'coral', { prop: 'mug', mood: 'smile' }),
      shot('bookshop', 'turtleneck', 'sand'),
      shot('autumn', 'coat', 'forest', { accent: 'mustard', mood: 'laugh' }),
    ],
  },
  {
    id: 'ollie',
    name: 'Ollie',
    is: { born: '2000-05-19', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 2654710, // Brighton
    has: { hair: 'blond', eyes: 'green', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['swimming', 'the-sea', 'theatre', 'dancing', 'film', 'friendship'],
    about:
      'Sea swimmer, all year, and yes I will tell you about it. Trainee teacher with a sequin jacket for emergencies.',
    look: masculine(1, 'oval', 'messy', 'ashBlond', 'green', 'round', 'button', 'soft', {
      freckles: true,
    }),
    pictures: [
      shot('sea', 'hoodie', 'coral', { mood: 'laugh' }),
      shot('concert', 'denim', 'denim', { accent: 'white', mood: 'grin' }),
      shot('beach', 'tee', 'white', { prop: 'iceCream' }),
    ],
    pending: true,
  },
  {
    id: 'maureen',
    name: 'Maureen',
    is: { born: '1955-12-09', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2634135, // Whitby
    has: { hair: 'white', eyes: 'blue', body: 'average', status: 'widowed', tattoos: 'none' },
    interests: ['walks', 'the-sea', 'books', 'baking', 'cats', 'theatre'],
    about:
      'Retired librarian with a sea view and two flasks. I like long walks, short speeches and a man who can fold a map.',
    look: feminine(0, 'oval', 'wavyBob', 'white', 'paleBlue', 'downturned', 'straight', 'thin', {
      lipstick: '#b8606c',
    }),
    pictures: [
      shot('harbour', 'raincoat', 'sky', { mood: 'smile' }),
      shot('livingRoom', 'cardigan', 'lilac', { prop: 'book', mood: 'grin' }),
    ],
  },
  {
    id: 'desmond',
    name: 'Desmond',
    is: { born: '1980-01-23', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2644688, // Leeds
    has: { hair: 'bald', eyes: 'brown', body: 'athletic', status: 'divorced', tattoos: 'none' },
    interests: ['music', 'cooking', 'football', 'documentaries', 'relationship', 'coffee'],
    about:
      'Sound engineer and Sunday league referee, so I am used to being shouted at. Quiet evenings very welcome.',
    look: masculine(8, 'oval', 'bald', 'black', 'dark', 'almond', 'broad', 'straight', {
      beard: 'full',
      glasses: 'wire',
      lips: 0.6,
    }),
    pictures: [
      shot('night', 'coat', 'ink', { accent: 'brick' }),
      shot('cafe', 'shirt', 'cream', { prop: 'mug', mood: 'laugh' }),
      shot('studio', 'turtleneck', 'rust', { paper: '#3f5a52' }),
    ],
  },
  {
    id: 'orla',
    name: 'Orla',
    is: { born: '1984-06-06', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 2655984, // Belfast
    has: { hair: 'brown', eyes: 'grey', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['climbing', 'diy', 'live-music', 'dogs', 'camping', 'relationship'],
    about:
      'Joiner. I will fix your shelf on the first date if you put the kettle on. Trad session on Thursdays, bodhrán, moderately in time.',
    look: feminine(0, 'square', 'topKnot', 'brown', 'grey', 'almond', 'straight', 'straight', {
      freckles: true,
    }),
    pictures: [
      shot('workshop', 'dungarees', 'umber', { accent: 'sage', prop: 'hammer', mood: 'grin' }),
      shot('livingRoom', 'plaid', 'teal', { prop: 'guitar' }),
    ],
  },
  {
    id: 'sam',
    name: 'Sam',
    is: {
      born: '1995-04-03',
      gender: 'nonbinary',
      seeking: ['man', 'woman', 'nonbinary'],
      sexuality: 'bi',
    },
    town: 2641181, // Norwich
    has: { hair: 'brown', eyes: 'brown', body: 'curvy', status: 'single', tattoos: 'some' },
    interests: ['video-games', 'writing', 'baking', 'cats', 'board-games', 'museums'],
    about:
      'Writes quests for games, gets lost in supermarkets. Fluent in sarcasm, learning to crochet, both ongoing projects.',
    look: androgynous(2, 'round', 'curlyShort', 'chestnut', 'brown', 'round', 'rounded', 'soft', {
      glasses: 'round',
    }),
    pictures: [
      shot('bookshop', 'tee', 'plum', { prop: 'headphones', mood: 'smirk' }),
      shot('autumn', 'nordic', 'moss', { accent: 'cream', prop: 'mug' }),
    ],
  },
  {
    id: 'tariq',
    name: 'Tariq',
    is: { born: '1991-10-28', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2638077, // Sheffield
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['climbing', 'science', 'cooking', 'board-games'],
    about:
      'Steel scientist, actually. Photo to follow once I find one without a helmet. Will cook, will walk up things.',
    pictures: [],
  },
]);
