import { androgynous, feminine, livingIn, masculine, shot } from './person.ts';

export const germany = livingIn('DE', [
  {
    id: 'annika',
    name: 'Annika',
    is: { born: '1991-08-04', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2911298, // Hamburg
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['sailing', 'the-sea', 'running', 'relationship', 'coffee', 'weekends-away'],
    about:
      'Hamburger Deern mit Segelschein und ohne Orientierungssinn an Land. Ich mag Fischbrötchen, Gegenwind und Menschen, die zu Ende erzählen.',
    look: feminine(0, 'square', 'ponytail', 'blond', 'blue', 'almond', 'straight', 'soft'),
    pictures: [
      shot('harbour', 'raincoat', 'mustard', { mood: 'laugh' }),
      shot('sea', 'breton', 'white', { accent: 'navy' }),
      shot('cafe', 'knit', 'sky', { prop: 'mug' }),
    ],
  },
  {
    id: 'jonas',
    name: 'Jonas',
    is: { born: '1992-02-19', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2879139, // Leipzig
    has: { hair: 'brown', eyes: 'green', body: 'athletic', status: 'single', tattoos: 'some' },
    interests: ['climbing', 'baking', 'live-music', 'nature', 'camping', 'relationship'],
    about:
      'Bäckermeister, also um vier Uhr früh wach und um neun Uhr abends keine gute Gesellschaft. Dazwischen: Klettern, Seen, Sauerteig.',
    look: masculine(3, 'oval', 'curlyShort', 'brown', 'green', 'almond', 'straight', 'bushy', {
      beard: 'short',
    }),
    pictures: [
      shot('forest', 'knit', 'rust'),
      shot('kitchen', 'apron', 'cream', { accent: 'steel', mood: 'laugh' }),
      shot('mountains', 'fleece', 'teal', { accent: 'mustard', prop: 'backpack' }),
    ],
  },
  {
    id: 'greta',
    name: 'Greta',
    is: { born: '1983-11-11', gender: 'woman', seeking: ['woman'], sexuality: 'lesbian' },
    town: 2950159, // Berlin
    has: { hair: 'red', eyes: 'green', body: 'average', status: 'separated', tattoos: 'many' },
    interests: ['theatre', 'dancing', 'film', 'wine', 'good-conversation', 'cats'],
    about:
      'Beleuchterin am Theater: Ich weiß, in welchem Licht du gut aussiehst. Kann Rigatoni al forno, kann schweigen, kann keine Zimmerpflanzen.',
    look: feminine(1, 'long', 'bluntBob', 'auburn', 'green', 'hooded', 'aquiline', 'angled', {
      lipstick: '#a83a3c',
    }),
    pictures: [
      shot('night', 'leather', 'black', { accent: 'wine', mood: 'smirk' }),
      shot('terrace', 'breton', 'white', { accent: 'petrol', prop: 'wine' }),
      shot('livingRoom', 'vneck', 'forest', { prop: 'greyCat' }),
    ],
  },
  {
    id: 'matthias',
    name: 'Matthias',
    is: { born: '1966-04-14', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2925177, // Freiburg
    has: { hair: 'grey', eyes: 'brown', body: 'slim', status: 'divorced', tattoos: 'none' },
    interests: ['hiking', 'wine', 'cooking', 'books', 'cycling', 'good-conversation'],
    about:
      'Förster im Vorruhestand, Hobbywinzer mit 99 Reben. Ich suche jemanden für die hundertste. Humor trocken, Wein auch.',
    look: masculine(2, 'long', 'receding', 'grey', 'brown', 'downturned', 'long', 'bushy', {
      beard: 'short',
      beardShade: 'silver',
    }),
    pictures: [
      shot('vineyard', 'waistcoat', 'umber', { accent: 'cream', prop: 'wine' }),
      shot('mountains', 'plaid', 'forest', { accent: 'sand', mood: 'laugh' }),
    ],
  },
  {
    id: 'elif',
    name: 'Elif',
    is: { born: '1995-05-22', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2886242, // Köln
    has: { hair: 'brown', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['dancing', 'travel', 'photography', 'eating-out', 'tv-series', 'tea'],
    about:
      'Kölnerin mit Karnevalsverpflichtung und Teesucht. Ich fotografiere Hochzeiten und weine jedes Mal, obwohl ich dafür bezahlt werde.',
    look: feminine(
      3,
      'heart',
      'longStraight',
      'espresso',
      'brown',
      'upturned',
      'straight',
      'arched',
      { lipstick: '#b8484a', dimples: true },
    ),
    pictures: [
      shot('spring', 'denim', 'denim', { prop: 'camera', mood: 'laugh' }),
      shot('night', 'wrap', 'plum'),
      shot('market', 'cardigan', 'mustard', { prop: 'bouquet' }),
    ],
    pending: true,
  },
  {
    id: 'lukas',
    name: 'Lukas',
    is: { born: '1999-01-17', gender: 'man', seeking: ['man'], sexuality: 'gay' },
    town: 2867714, // München
    has: { hair: 'blond', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'none' },
    interests: ['skiing', 'fitness', 'hiking', 'football', 'relationship', 'board-games'],
    about:
      'Physiotherapeut aus dem Allgäu. Kann jodeln, tut es aber nur auf Wunsch und mit Sicherheitsabstand.',
    look: masculine(1, 'square', 'quiff', 'blond', 'blue', 'almond', 'straight', 'straight', {
      dimples: true,
    }),
    pictures: [
      shot('snow', 'puffer', 'brick', { prop: 'skis', accent: 'mustard', mood: 'laugh' }),
      shot('mountains', 'polo', 'white'),
      shot('cafe', 'overshirt', 'sage'),
    ],
  },
  {
    id: 'ute',
    name: 'Ute',
    is: { born: '1957-09-29', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2935022, // Dresden
    has: { hair: 'grey', eyes: 'green', body: 'curvy', status: 'widowed', tattoos: 'none' },
    interests: ['singing', 'theatre', 'baking', 'museums', 'walks', 'relationship'],
    about:
      'Alt im Chor, jung im Kopf. Ich backe Eierschecke nach dem Rezept meiner Oma und verrate es erst nach dem dritten Treffen.',
    look: feminine(1, 'round', 'pixie', 'grey', 'green', 'round', 'rounded', 'soft', {
      glasses: 'cat',
      earrings: 'drop',
    }),
    pictures: [
      shot('kitchen', 'apron', 'rose', { accent: 'cream', prop: 'cake', mood: 'laugh' }),
      shot('museum', 'blazer', 'teal'),
    ],
  },
  {
    id: 'can',
    name: 'Can',
    is: { born: '1988-03-06', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2925533, // Frankfurt am Main
    has: { hair: 'black', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
    interests: ['football', 'cooking', 'travel', 'film', 'motorcycles', 'relationship'],
    about:
      'Ingenieur unter der Woche, Grillmeister am Wochenende. Mein Motorrad heißt Hildegard. Ich erkläre dir warum.',
    look: masculine(4, 'oval', 'sidePart', 'black', 'dark', 'almond', 'aquiline', 'bushy', {
      beard: 'full',
    }),
    pictures: [
      shot('outback', 'leather', 'umber', { mood: 'smile' }),
      shot('garden', 'polo', 'petrol', { mood: 'laugh' }),
    ],
  },
  {
    id: 'svenja',
    name: 'Svenja',
    is: { born: '1987-07-30', gender: 'woman', seeking: ['man', 'nonbinary'], sexuality: 'bi' },
    town: 2867543, // Münster
    has: { hair: 'brown', eyes: 'hazel', body: 'full', status: 'single', tattoos: 'some' },
    interests: ['cycling', 'board-games', 'gardening', 'writing', 'tea', 'friendship'],
    about:
      'Grundschullehrerin, das heißt: Ich habe immer Pflaster, Kekse und Klebestifte dabei. Abends Brettspiele, gerne die langen.',
    look: feminine(1, 'round', 'shag', 'lightBrown', 'hazel', 'round', 'button', 'soft', {
      glasses: 'clear',
      dimples: true,
    }),
    pictures: [
      shot('spring', 'dungarees', 'olive', { accent: 'white', prop: 'bicycle', mood: 'laugh' }),
      shot('livingRoom', 'knit', 'coral', { prop: 'mug' }),
    ],
  },
  {
    id: 'malte',
    name: 'Malte',
    is: { born: '1979-12-12', gender: 'man', seeking: ['woman', 'man'], sexuality: 'bi' },
    town: 2944388, // Bremen
    has: { hair: 'red', eyes: 'grey', body: 'average', status: 'divorced', tattoos: 'some' },
    interests: ['music', 'live-music', 'dogs', 'diy', 'good-conversation', 'walks'],
    about:
      'Klavierstimmer mit absolutem Gehör und relativem Ordnungssinn. Mein Hund entscheidet mit, er ist bestechlich.',
    look: masculine(0, 'diamond', 'slickBack', 'copper', 'grey', 'hooded', 'narrow', 'straight', {
      beard: 'full',
      beardShade: 'copper',
      freckles: true,
    }),
    pictures: [
      shot('autumn', 'coat', 'charcoal', { accent: 'mustard' }),
      shot('livingRoom', 'cardigan', 'forest', { prop: 'dog', mood: 'laugh' }),
      shot('studio', 'turtleneck', 'wine', { framing: 'close', mood: 'calm', paper: '#7f9079' }),
    ],
  },
  {
    id: 'linh',
    name: 'Linh',
    is: { born: '1994-10-10', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
    town: 2812482, // Weimar
    has: { hair: 'black', eyes: 'brown', body: 'slim', status: 'single', tattoos: 'none' },
    interests: ['art', 'museums', 'cooking', 'swimming', 'languages', 'coffee'],
    about:
      'Restauratorin: Ich gebe alten Bildern ihre Farben zurück. Meine Frühlingsrollen sind besser als die im Restaurant meiner Eltern, sag das aber niemandem.',
    look: feminine(2, 'oval', 'lowBun', 'black', 'dark', 'mono', 'button', 'soft'),
    pictures: [
      shot('atelier', 'shirt', 'cream', { prop: 'brush' }),
      shot('lake', 'tee', 'coral', { mood: 'laugh' }),
    ],
  },
  {
    id: 'dieter',
    name: 'Dieter',
    is: { born: '1952-08-21', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
    town: 2861650, // Nürnberg
    has: { hair: 'white', eyes: 'blue', body: 'average', status: 'widowed', tattoos: 'none' },
    interests: ['gardening', 'walks', 'documentaries', 'singing', 'cooking'],
    about:
      'Modelleisenbahner, Opa und Frühaufsteher. Ein Bild kommt, wenn der Enkel das nächste Mal da ist. Bis dahin freue ich mich über Post.',
    pictures: [],
  },
  {
    id: 'alex',
    name: 'Alex',
    is: {
      born: '1996-06-01',
      gender: 'nonbinary',
      seeking: ['woman', 'man', 'nonbinary'],
      sexuality: 'bi',
    },
    town: 2844588, // Rostock
    has: { hair: 'black', eyes: 'green', body: 'slim', status: 'open', tattoos: 'many' },
    interests: ['the-sea', 'photography', 'science', 'video-games', 'good-conversation'],
    about:
      'Meeresbiologie, Doktorarbeit über Seegras. Ich kann sehr lange über Seegras reden. Du kannst mich gern ablenken.',
    look: androgynous(1, 'heart', 'undercut', 'black', 'green', 'upturned', 'narrow', 'angled', {
      earrings: 'stud',
    }),
    pictures: [
      shot('sea', 'hoodie', 'steel', { mood: 'grin' }),
      shot('studio', 'overshirt', 'plum', { accent: 'black', paper: '#d9a24e' }),
    ],
  },
]);
