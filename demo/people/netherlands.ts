import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const netherlands = livingIn('NL', [
  {
    id: 'sanne',
    name: 'Sanne',
    is: { born: '1994-03-12', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2745912, // Utrecht
    has: { hair: 'brown', eyes: 'green', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['cycling', 'baking', 'live-music', 'relationship', 'the-sea', 'coffee'],
    about:
      'Fietst met windkracht zeven en noemt het karakter. Ik bak brood dat soms lukt en lach graag om mezelf als het niet lukt. Weet jij waar je de beste haring eet?',
    look: feminine(1, 'oval', 'longWavy', 'chestnut', 'green', 'almond', 'button', 'soft', {
      freckles: true,
    }),
    pictures: [
      shot('canal', 'tee', 'mustard', { prop: 'bicycle', mood: 'laugh' }),
      shot('kitchen', 'apron', 'teal', { prop: 'cake' }),
      shot('beach', 'knit', 'cream', { mood: 'smile' }),
    ],
  },
  {
    id: 'daan',
    name: 'Daan',
    is: { born: '1985-07-02', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2759821, // Amersfoort
    has: { hair: 'blond', eyes: 'blue', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['relationship', 'diy', 'camping', 'board-games', 'cooking', 'walks'],
    about:
      'Vader van twee, om de week. Meubelmaker die zijn eigen keuken al drie jaar ‘bijna af’ heeft. Goed met zijn handen, slecht met handleidingen.',
    look: masculine(
      1,
      'square',
      'sidePart',
      'darkBlond',
      'blue',
      'hooded',
      'straight',
      'straight',
      { beard: 'stubble', glasses: 'tortoise' },
    ),
    pictures: [
      shot('workshop', 'plaid', 'brick', { prop: 'hammer', mood: 'grin' }),
      shot('forest', 'fleece', 'olive', { accent: 'camel' }),
      shot('bookshop', 'shirt', 'sky'),
    ],
  },
  {
    id: 'noor',
    name: 'Noor',
    is: { born: '1996-11-20', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2747891, // Rotterdam
    has: { hair: 'black', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['relationship', 'museums', 'languages', 'baking', 'photography', 'tea'],
    about:
      'Apotheker in opleiding, dochter van twee koks. Ik zeg ja tegen musea op regenachtige zondagen en nee tegen pizza met ananas, behalve als jij hem maakt.',
    look: feminine(3, 'oval', 'hijab', 'black', 'hazel', 'almond', 'straight', 'arched', {
      headscarf: '#c98f7a',
      lipstick: '#b35c54',
    }),
    pictures: [
      shot('museum', 'coat', 'umber', { accent: 'blush' }),
      shot('market', 'cardigan', 'forest', { prop: 'basket', mood: 'laugh' }),
    ],
  },
  {
    id: 'kwame',
    name: 'Kwame',
    is: { born: '1992-05-09', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2759794, // Amsterdam
    has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['music', 'dancing', 'running', 'cooking', 'film', 'weekends-away'],
    about:
      'Overdag reken ik bruggen door, ’s avonds draai ik highlife en oude soul. Mijn jollof is een gesprek waard. Kom hongerig.',
    look: masculine(7, 'square', 'coils', 'black', 'dark', 'almond', 'broad', 'straight', {
      beard: 'short',
      lips: 0.8,
    }),
    pictures: [
      shot('livingRoom', 'turtleneck', 'petrol', { prop: 'record', mood: 'grin' }),
      shot('night', 'leather', 'black', { mood: 'smile' }),
      shot('canal', 'tee', 'cream', { mood: 'laugh' }),
    ],
  },
  {
    id: 'marijke',
    name: 'Marijke',
    is: { born: '1960-01-30', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2755003, // Haarlem
    has: { hair: 'white', eyes: 'blue', body: 'average', status: 'widowed', tattoos: 'none' },
    interests: ['gardening', 'theatre', 'walks', 'books', 'good-conversation', 'wine'],
    about:
      'Gepensioneerd docente Frans met een volkstuin en een mening over tomaten. Ik zoek geen redder, wel iemand om mee op de veerboot te stappen zonder plan.',
    look: feminine(1, 'round', 'shortWaves', 'silver', 'blue', 'downturned', 'rounded', 'soft', {
      lipstick: '#b5505a',
      earrings: 'stud',
    }),
    pictures: [
      shot('garden', 'shirt', 'sky', { prop: 'plant', mood: 'laugh' }),
      shot('terrace', 'wrap', 'petrol', { prop: 'wine' }),
    ],
  },
  {
    id: 'bram',
    name: 'Bram',
    is: { born: '1998-09-14', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 2755251, // Groningen
    has: { hair: 'brown', eyes: 'green', body: 'slim', status: 'single', tattoos: 'some' },
    interests: ['live-music', 'film', 'video-games', 'coffee', 'friendship', 'cats'],
    about:
      'Afgestudeerd, nog lang niet volwassen. Ik werk in een platenzaak en vind dat je iemand leert kennen aan zijn B-kantjes.',
    look: masculine(2, 'long', 'curlyTop', 'brown', 'green', 'round', 'narrow', 'soft', {
      earrings: 'hoop',
    }),
    pictures: [
      shot('bookshop', 'overshirt', 'moss', { prop: 'record', mood: 'smirk' }),
      shot('concert', 'tee', 'black', { mood: 'laugh' }),
      shot('livingRoom', 'hoodie', 'steel', { prop: 'blackCat' }),
    ],
    pending: true,
  },
  {
    id: 'fleur',
    name: 'Fleur',
    is: { born: '1989-04-25', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 2750053, // Nijmegen
    has: { hair: 'blond', eyes: 'grey', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['climbing', 'nature', 'camping', 'documentaries', 'dogs', 'relationship'],
    about:
      'Boswachter, dus ik kom vaak te laat met een goed verhaal over een das. Ik zoek een vrouw die ook blijft kijken als het begint te regenen.',
    look: feminine(1, 'diamond', 'sideBraid', 'ashBlond', 'grey', 'almond', 'straight', 'straight'),
    pictures: [
      shot('forest', 'raincoat', 'moss', { prop: 'backpack' }),
      shot('rain', 'puffer', 'mustard', { hat: 'beanie', hatColour: 'forest', mood: 'laugh' }),
      shot('lake', 'plaid', 'rust', { prop: 'goldenDog' }),
    ],
  },
  {
    id: 'ruud',
    name: 'Ruud',
    is: { born: '1954-06-18', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2757220, // Den Helder
    has: { hair: 'white', eyes: 'blue', body: 'full', status: 'widowed', tattoos: 'some' },
    interests: ['sailing', 'the-sea', 'cooking', 'good-conversation', 'dogs', 'documentaries'],
    about:
      'Veertig jaar op zee en nog steeds zeeziek in een draaimolen. Ik kook vissoep voor tien, ook als we met z’n tweeën zijn.',
    look: masculine(
      1,
      'round',
      'horseshoe',
      'white',
      'paleBlue',
      'downturned',
      'rounded',
      'bushy',
      { beard: 'full', beardShade: 'white' },
    ),
    pictures: [
      shot('harbour', 'turtleneck', 'navy', {
        hat: 'flatCap',
        hatColour: 'charcoal',
        mood: 'laugh',
      }),
      shot('kitchen', 'apron', 'brick', { mood: 'grin', accent: 'sky' }),
    ],
  },
  {
    id: 'lotte',
    name: 'Lotte',
    is: { born: '2001-02-08', gender: 'woman', seeking: ['man', 'woman'], sexuality: 'bi' },
    town: 2751773, // Leiden
    has: { hair: 'red', eyes: 'blue', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['science', 'books', 'museums', 'board-games', 'tea', 'swimming'],
    about:
      'Sterrenkundestudent. Ik kan je precies vertellen hoe ver de maan is en nooit waar mijn sleutels zijn.',
    look: feminine(0, 'heart', 'fringe', 'copper', 'blue', 'round', 'button', 'thin', {
      glasses: 'round',
      freckles: true,
    }),
    pictures: [
      shot('bookshop', 'cardigan', 'lilac', { prop: 'book' }),
      shot('spring', 'floral', 'teal', { accent: 'cream', mood: 'laugh' }),
    ],
  },
  {
    id: 'yasmin',
    name: 'Yasmin',
    is: { born: '1990-12-03', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2747373, // Den Haag
    has: { hair: 'black', eyes: 'brown', body: 'curvy', status: 'separated', tattoos: 'none' },
    interests: ['dancing', 'fashion', 'cooking', 'travel', 'good-conversation', 'film'],
    about:
      'Tolk in drie talen en in geen van de drie op mijn mondje gevallen. Zaterdag dans ik salsa, zondag slaap ik uit, daarna kook ik voor wie er is.',
    look: feminine(4, 'oval', 'curlyLong', 'espresso', 'brown', 'upturned', 'aquiline', 'arched', {
      lipstick: '#a83a3c',
      earrings: 'hoop',
      lips: 0.5,
    }),
    pictures: [
      shot('terrace', 'wrap', 'wine', { mood: 'laugh' }),
      shot('market', 'tee', 'cream', { prop: 'bouquet' }),
      shot('sea', 'denim', 'denim', { mood: 'smile' }),
    ],
  },
  {
    id: 'joost',
    name: 'Joost',
    is: { born: '1977-10-21', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2743477, // Zwolle
    has: { hair: 'bald', eyes: 'grey', body: 'athletic', status: 'divorced', tattoos: 'none' },
    interests: ['running', 'cycling', 'weekends-away', 'live-music', 'relationship'],
    about:
      'Huisarts met een racefiets en een zwak voor slechte woordgrappen. Luisteren kan ik, dat is mijn vak; afwassen ook, dat is mijn opvoeding.',
    look: masculine(2, 'long', 'bald', 'brown', 'grey', 'hooded', 'long', 'straight', {
      glasses: 'square',
      beard: 'stubble',
    }),
    pictures: [
      shot('vineyard', 'polo', 'navy', { mood: 'grin' }),
      shot('train', 'blazer', 'charcoal', { accent: 'sky' }),
    ],
  },
  {
    id: 'robin',
    name: 'Robin',
    is: {
      born: '1997-08-16',
      gender: 'nonbinary',
      seeking: ['woman', 'nonbinary'],
      sexuality: 'bi',
    },
    town: 2759661, // Arnhem
    has: { hair: 'blond', eyes: 'hazel', body: 'average', status: 'open', tattoos: 'many' },
    interests: ['art', 'fashion', 'cats', 'theatre', 'friendship', 'tea'],
    about:
      'Ik ontwerp kostuums voor theater en draag ze soms per ongeluk naar de supermarkt. Zacht ei met scherpe schaar.',
    look: androgynous(1, 'square', 'pixie', 'blond', 'hazel', 'almond', 'straight', 'straight', {
      earrings: 'drop',
    }),
    pictures: [
      shot('atelier', 'dungarees', 'denim', { accent: 'coral' }),
      shot('studio', 'shirt', 'lilac', { mood: 'calm', framing: 'close' }),
    ],
  },
  {
    id: 'henk-jan',
    name: 'Henk-Jan',
    is: { born: '1968-05-05', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2756987, // Deventer
    has: { hair: 'grey', eyes: 'blue', body: 'average', status: 'divorced', tattoos: 'none' },
    interests: ['books', 'walks', 'wine', 'museums', 'good-conversation'],
    about:
      'Antiquaar. Een foto volgt zodra mijn dochter me uitlegt hoe dat moet. Tot die tijd: grijs, één meter achtentachtig en bijna altijd vrolijk.',
    pictures: [],
  },
]);
