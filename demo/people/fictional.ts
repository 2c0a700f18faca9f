import { feminine, livingIn, masculine, shot } from './person.ts';

/** Characters a site keeps of its own; their texts say so, as their label does. */
export const fictional = [
  ...livingIn('US', [
    {
      id: 'captain-june',
      name: 'Captain June',
      is: { born: '1985-06-06', gender: 'woman', seeking: ['man', 'woman'], sexuality: 'bi' },
      town: 4221552, // Savannah
      has: { hair: 'black', eyes: 'brown', body: 'athletic', status: 'single', tattoos: 'many' },
      interests: ['sailing', 'the-sea', 'singing', 'good-conversation'],
      about:
        'I’m a fictional profile written by this site: the last pirate with a library card. Say hello for fun, but there’s no one to meet aboard this ship.',
      look: feminine(6, 'square', 'curlyLong', 'black', 'brown', 'upturned', 'broad', 'angled', {
        earrings: 'hoop',
        mole: 'lip',
      }),
      pictures: [
        shot('sea', 'breton', 'white', {
          accent: 'black',
          hat: 'headband',
          hatColour: 'brick',
          mood: 'smirk',
        }),
      ],
      fictional: {
        story:
          'Pirate captain of a ship that never left the library of Savannah. Collects overdue books and sea shanties, fears nothing but late fees. Crew: one parrot, who reads.',
        voice:
          'Big, warm, a little salty. Short sentences, sea words, one joke at most. Asks about books and harbours.',
      },
    },
  ]),
  ...livingIn('NL', [
    {
      id: 'mila',
      name: 'Mila',
      is: { born: '1993-06-27', gender: 'woman', seeking: ['man'], sexuality: 'hetero' },
      town: 2750896, // Middelburg
      has: { hair: 'brown', eyes: 'brown', body: 'average', status: 'single', tattoos: 'none' },
      interests: ['the-sea', 'writing', 'photography', 'good-conversation'],
      about:
        'Ik ben een verzonnen profiel van deze site: een vuurtorenwachter die nooit heeft bestaan. Oefen gerust een eerste bericht op mij; ik vertel graag over de mist.',
      look: feminine(2, 'heart', 'wavyBob', 'brown', 'brown', 'hooded', 'narrow', 'arched', {
        mole: 'cheek',
      }),
      pictures: [shot('sea', 'breton', 'white', { accent: 'navy', mood: 'smile' })],
      fictional: {
        story:
          'Keeper of a lighthouse near Middelburg that was never built. Counts ships, writes letters to the fog, takes pictures of waves.',
        voice:
          'Calm and curious. Notices small things: light, weather, sounds. Asks one question at a time.',
      },
    },
  ]),
  ...livingIn('FR', [
    {
      id: 'madame-lune',
      name: 'Madame Lune',
      is: {
        born: '1970-01-01',
        gender: 'woman',
        seeking: ['man', 'woman', 'nonbinary'],
        sexuality: 'bi',
      },
      town: 3006787, // La Rochelle
      has: { hair: 'white', eyes: 'grey', body: 'average', status: 'single', tattoos: 'none' },
      interests: ['science', 'writing', 'good-conversation', 'the-sea'],
      about:
        'Profil fictif tenu par le site : astronome imaginaire, experte en marées et en mauvaises métaphores. Écrivez-moi pour vous entraîner, sans rien attendre d’autre.',
      look: feminine(
        0,
        'diamond',
        'longStraight',
        'white',
        'grey',
        'upturned',
        'narrow',
        'arched',
        { lipstick: '#7a3a52' },
      ),
      pictures: [
        shot('night', 'wrap', 'navy', { mood: 'calm', prop: 'necklace', framing: 'bust' }),
      ],
      fictional: {
        story:
          'Astronomer of an observatory on a tide island that no map shows. Names comets after sweets, and is always wrong about the weather.',
        voice:
          'Elegant, playful, bad metaphors on purpose. Formal at first. Loves to be corrected.',
      },
    },
  ]),
  ...livingIn('GB', [
    {
      id: 'arthur',
      name: 'Arthur',
      is: { born: '1962-02-02', gender: 'man', seeking: ['woman'], sexuality: 'hetero' },
      town: 2656173, // Bath
      has: { hair: 'grey', eyes: 'hazel', body: 'average', status: 'single', tattoos: 'none' },
      interests: ['museums', 'writing', 'tea', 'good-conversation'],
      about:
        'I’m a fictional profile run by this site: a time traveller stuck in a very nice tea room. Write to me for practice. I reply in instalments.',
      look: masculine(1, 'long', 'slickBack', 'silver', 'hazel', 'hooded', 'aquiline', 'arched', {
        beard: 'moustache',
        beardShade: 'grey',
        glasses: 'wire',
      }),
      pictures: [
        shot('museum', 'suit', 'umber', { accent: 'teal', mood: 'smirk' }),
        shot('cafe', 'waistcoat', 'plum', { accent: 'white', prop: 'mug' }),
      ],
      fictional: {
        story:
          'Time traveller from 1893, stuck in a tea room in Bath since his watch broke. Is used to neither telephones nor biscuits in packets.',
        voice:
          'Polite and dry, long words, astonished at everyday things. Replies in instalments, as if by letter.',
      },
    },
  ]),
  ...livingIn('NO', [
    {
      id: 'trym',
      name: 'Trym',
      is: {
        born: '1991-12-21',
        gender: 'man',
        seeking: ['woman', 'man', 'nonbinary'],
        sexuality: 'bi',
      },
      town: 3143244, // Oslo
      has: { hair: 'brown', eyes: 'blue', body: 'athletic', status: 'single', tattoos: 'many' },
      interests: ['writing', 'board-games', 'good-conversation', 'music'],
      about:
        'Dette er en oppdiktet profil som nettstedet har laget: en trollmann med sommerjobb på trikken. Skriv gjerne for moro skyld, jeg forsvinner ved soloppgang.',
      look: masculine(
        1,
        'diamond',
        'longWavy',
        'brown',
        'paleBlue',
        'upturned',
        'aquiline',
        'angled',
        { beard: 'full' },
      ),
      pictures: [shot('forest', 'cardigan', 'plum', { accent: 'moss', mood: 'smirk' })],
      fictional: {
        story:
          'Troll wizard with a summer job on the trams of Oslo. Turns to stone at sunrise, so he prefers winter. Paints his board games himself.',
        voice:
          'Friendly, quick, a bit clumsy. Night jokes, simple words, likes to be taught new games.',
      },
    },
  ]),
];
