import { androgynous, feminine, masculine, shot } from '#demo/people/person.ts';
import type { Look, Shot } from './portraits/index.ts';

/** A drawn figure: nobody's portrait, and nobody who lives in the demo. */
export interface Figure {
  readonly age: number;
  readonly look: Look;
  readonly shot: Shot;
}

/** As near as the main pictures of members, unless something large has to be seen as well. */
const figure = (age: number, look: Look, taken: Shot): Figure => ({
  age,
  look,
  shot: taken.framing ? taken : { ...taken, main: true },
});

/** By the name of their file: what they seem to be about. */
export const figures = {
  reader: figure(
    34,
    feminine(3, 'oval', 'wavyBob', 'chestnut', 'hazel', 'almond', 'straight', 'soft'),
    shot('bookshop', 'turtleneck', 'mustard', { prop: 'book', mood: 'smile' }),
  ),
  baker: figure(
    41,
    masculine(7, 'square', 'curlyTop', 'black', 'dark', 'almond', 'broad', 'bushy', {
      beard: 'short',
    }),
    shot('kitchen', 'apron', 'cream', { accent: 'navy', mood: 'laugh' }),
  ),
  sailor: figure(
    47,
    masculine(2, 'long', 'shortWaves', 'salt', 'paleBlue', 'hooded', 'long', 'straight', {
      beard: 'stubble',
    }),
    shot('harbour', 'breton', 'navy', { accent: 'white', mood: 'smirk' }),
  ),
  gardener: figure(
    52,
    feminine(5, 'round', 'curlyShort', 'grey', 'brown', 'downturned', 'rounded', 'soft', {
      glasses: 'round',
    }),
    shot('greenhouse', 'dungarees', 'moss', { accent: 'cream', prop: 'plant', mood: 'laugh' }),
  ),
  cyclist: figure(
    29,
    feminine(8, 'heart', 'braids', 'black', 'dark', 'upturned', 'broad', 'arched'),
    shot('canal', 'tee', 'coral', { accent: 'cream', prop: 'backpack', mood: 'smile' }),
  ),
  listener: figure(
    26,
    androgynous(4, 'diamond', 'shag', 'espresso', 'amber', 'almond', 'narrow', 'angled', {
      earrings: 'hoop',
    }),
    shot('train', 'hoodie', 'lilac', { prop: 'headphones', mood: 'calm' }),
  ),
  painter: figure(
    38,
    masculine(3, 'oval', 'topKnot', 'brown', 'green', 'round', 'aquiline', 'bushy', {
      beard: 'full',
    }),
    shot('atelier', 'shirt', 'sky', { prop: 'brush', mood: 'smile' }),
  ),
  swimmer: figure(
    45,
    feminine(1, 'square', 'pixie', 'silver', 'blue', 'hooded', 'straight', 'thin'),
    shot('sea', 'fleece', 'petrol', { accent: 'cream', mood: 'laugh' }),
  ),
  dancer: figure(
    31,
    feminine(6, 'oval', 'curlyLong', 'espresso', 'brown', 'almond', 'rounded', 'arched', {
      earrings: 'drop',
      lipstick: '#a8323e',
    }),
    shot('terrace', 'wrap', 'brick', { mood: 'laugh' }),
  ),
  walker: figure(
    58,
    masculine(4, 'square', 'receding', 'white', 'hazel', 'downturned', 'broad', 'bushy', {
      glasses: 'wire',
    }),
    shot('autumn', 'coat', 'forest', { accent: 'mustard', prop: 'goldenDog', mood: 'smile' }),
  ),
  guest: figure(
    36,
    feminine(5, 'oval', 'hijab', 'black', 'dark', 'almond', 'straight', 'soft', {
      headscarf: '#c47d63',
    }),
    shot('cafe', 'cardigan', 'plum', { accent: 'cream', prop: 'mug', mood: 'smile' }),
  ),
  host: figure(
    33,
    masculine(9, 'oval', 'locs', 'black', 'dark', 'almond', 'broad', 'straight', {
      beard: 'goatee',
    }),
    shot('livingRoom', 'knit', 'ochre', { prop: 'record', mood: 'grin' }),
  ),
  climber: figure(
    30,
    feminine(2, 'diamond', 'ponytail', 'copper', 'green', 'round', 'button', 'soft', {
      freckles: true,
    }),
    shot('mountains', 'fleece', 'teal', { accent: 'sand', prop: 'backpack', mood: 'laugh' }),
  ),
  cook: figure(
    43,
    masculine(5, 'round', 'crop', 'black', 'brown', 'mono', 'rounded', 'straight'),
    shot('market', 'overshirt', 'brick', { accent: 'white', prop: 'basket', mood: 'smile' }),
  ),
  thinker: figure(
    39,
    feminine(4, 'long', 'bluntBob', 'black', 'dark', 'mono', 'narrow', 'straight', {
      glasses: 'clear',
    }),
    shot('museum', 'blazer', 'ink', { mood: 'smirk' }),
  ),
  singer: figure(
    27,
    masculine(6, 'heart', 'undercut', 'black', 'amber', 'upturned', 'straight', 'angled', {
      earrings: 'stud',
    }),
    shot('concert', 'leather', 'black', { accent: 'white', mood: 'grin' }),
  ),
  knitter: figure(
    62,
    feminine(2, 'round', 'lowBun', 'white', 'grey', 'downturned', 'button', 'thin'),
    shot('snow', 'nordic', 'wine', { accent: 'cream', mood: 'laugh' }),
  ),
  maker: figure(
    35,
    androgynous(7, 'square', 'buzz', 'black', 'brown', 'almond', 'broad', 'soft', {
      earrings: 'stud',
    }),
    shot('workshop', 'dungarees', 'denim', { accent: 'mustard', mood: 'smile' }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;

/** By the name of their file: the two pairs of a niche, who are where its words tell. */
export const heroes = {
  '1-c': figure(
    44,
    masculine(3, 'square', 'sidePart', 'chestnut', 'hazel', 'almond', 'straight', 'bushy', {
      beard: 'short',
    }),
    shot('autumn', 'overshirt', 'petrol', {
      accent: 'cream',
      prop: 'goldenDog',
      framing: 'bust',
      mood: 'smile',
    }),
  ),
  '1-d': figure(
    39,
    feminine(7, 'oval', 'coils', 'black', 'dark', 'almond', 'rounded', 'soft', {
      earrings: 'hoop',
    }),
    shot('cafe', 'knit', 'mustard', { prop: 'mug', mood: 'grin' }),
  ),
  '2-a': figure(
    46,
    masculine(4, 'square', 'shortWaves', 'salt', 'hazel', 'downturned', 'broad', 'bushy', {
      beard: 'short',
    }),
    shot('forest', 'raincoat', 'mustard', { accent: 'cream', prop: 'backpack', mood: 'grin' }),
  ),
  '2-b': figure(
    44,
    feminine(2, 'oval', 'braids', 'copper', 'green', 'round', 'button', 'soft', {
      freckles: true,
    }),
    shot('mountains', 'fleece', 'teal', { accent: 'sand', prop: 'mug', mood: 'smile' }),
  ),
  '2-c': figure(
    37,
    masculine(7, 'oval', 'curlyTop', 'black', 'dark', 'almond', 'broad', 'straight', {
      beard: 'stubble',
    }),
    shot('lake', 'fleece', 'rust', { accent: 'cream', mood: 'smile' }),
  ),
  '2-d': figure(
    52,
    feminine(1, 'round', 'pixie', 'silver', 'blue', 'hooded', 'straight', 'thin'),
    shot('autumn', 'puffer', 'petrol', { accent: 'cream', prop: 'goldenDog', mood: 'smile' }),
  ),
  '3-a': figure(
    58,
    masculine(2, 'square', 'shortWaves', 'grey', 'paleBlue', 'hooded', 'straight', 'bushy', {
      beard: 'short',
    }),
    shot('harbour', 'breton', 'navy', { accent: 'white', prop: 'mug', mood: 'smile' }),
  ),
  '3-b': figure(
    53,
    feminine(3, 'heart', 'wavyBob', 'silver', 'brown', 'almond', 'straight', 'soft', {
      earrings: 'stud',
    }),
    shot('sea', 'raincoat', 'mustard', { accent: 'white', mood: 'smile' }),
  ),
  '3-c': figure(
    49,
    feminine(2, 'heart', 'wavyBob', 'honey', 'green', 'almond', 'button', 'arched'),
    shot('beach', 'knit', 'sky', { mood: 'smile' }),
  ),
  '3-d': figure(
    61,
    masculine(8, 'oval', 'buzz', 'grey', 'dark', 'downturned', 'broad', 'straight', {
      beard: 'goatee',
      glasses: 'wire',
    }),
    shot('canal', 'coat', 'ink', { accent: 'cream', mood: 'smirk' }),
  ),
  '4-a': figure(
    43,
    masculine(5, 'round', 'crop', 'black', 'brown', 'mono', 'rounded', 'straight', {
      beard: 'stubble',
    }),
    shot('kitchen', 'apron', 'brick', { accent: 'cream', mood: 'grin' }),
  ),
  '4-b': figure(
    38,
    feminine(6, 'oval', 'curlyLong', 'espresso', 'brown', 'almond', 'rounded', 'arched', {
      earrings: 'drop',
    }),
    shot('terrace', 'wrap', 'mustard', { prop: 'wine', mood: 'smile' }),
  ),
  '4-c': figure(
    50,
    feminine(3, 'round', 'lowBun', 'auburn', 'hazel', 'round', 'rounded', 'soft'),
    shot('kitchen', 'apron', 'navy', { accent: 'cream', prop: 'cake', mood: 'smile' }),
  ),
  '4-d': figure(
    35,
    masculine(8, 'square', 'locs', 'black', 'dark', 'almond', 'broad', 'bushy', {
      beard: 'short',
    }),
    shot('market', 'shirt', 'cream', { prop: 'basket', mood: 'smile' }),
  ),
  '5-a': figure(
    32,
    masculine(6, 'oval', 'undercut', 'black', 'amber', 'upturned', 'straight', 'angled', {
      earrings: 'stud',
    }),
    shot('concert', 'leather', 'black', { accent: 'white', mood: 'smile' }),
  ),
  '5-b': figure(
    30,
    feminine(1, 'heart', 'fringe', 'espresso', 'green', 'upturned', 'straight', 'arched', {
      lipstick: '#a8323e',
    }),
    shot('night', 'coat', 'wine', { accent: 'black', mood: 'smile' }),
  ),
  '5-c': figure(
    36,
    feminine(8, 'oval', 'afro', 'black', 'dark', 'almond', 'broad', 'soft', {
      earrings: 'hoop',
    }),
    shot('concert', 'denim', 'ink', { accent: 'coral', prop: 'drink', mood: 'grin' }),
  ),
  '5-d': figure(
    41,
    masculine(3, 'long', 'topKnot', 'brown', 'blue', 'hooded', 'aquiline', 'straight', {
      beard: 'full',
    }),
    shot('night', 'turtleneck', 'charcoal', { prop: 'headphones', mood: 'calm' }),
  ),
  '6-a': figure(
    67,
    masculine(3, 'square', 'sidePart', 'white', 'blue', 'downturned', 'broad', 'bushy', {
      glasses: 'tortoise',
    }),
    shot('livingRoom', 'cardigan', 'teal', { accent: 'cream', prop: 'record', mood: 'smile' }),
  ),
  '6-b': figure(
    64,
    feminine(5, 'oval', 'curlyShort', 'silver', 'brown', 'almond', 'rounded', 'soft', {
      earrings: 'drop',
      lipstick: '#a8473f',
    }),
    shot('terrace', 'wrap', 'plum', { mood: 'smile' }),
  ),
  '6-c': figure(
    70,
    feminine(1, 'round', 'bun', 'white', 'paleBlue', 'downturned', 'button', 'thin', {
      glasses: 'round',
    }),
    shot('bookshop', 'cardigan', 'rose', { accent: 'cream', prop: 'book', mood: 'smile' }),
  ),
  '6-d': figure(
    65,
    masculine(7, 'oval', 'receding', 'white', 'dark', 'almond', 'broad', 'straight', {
      beard: 'short',
      beardShade: 'white',
    }),
    shot('garden', 'shirt', 'sky', { mood: 'smile' }),
  ),
  '7-a': figure(
    45,
    masculine(4, 'oval', 'messy', 'brown', 'green', 'almond', 'straight', 'bushy', {
      beard: 'stubble',
    }),
    shot('garden', 'dungarees', 'denim', {
      accent: 'cream',
      prop: 'basket',
      hat: 'straw',
      mood: 'smile',
    }),
  ),
  '7-b': figure(
    42,
    feminine(2, 'round', 'sideBraid', 'strawberry', 'hazel', 'round', 'button', 'soft', {
      freckles: true,
    }),
    shot('greenhouse', 'dungarees', 'moss', { accent: 'cream', prop: 'plant', mood: 'smile' }),
  ),
  '7-c': figure(
    55,
    feminine(6, 'oval', 'curlyShort', 'grey', 'brown', 'downturned', 'rounded', 'soft'),
    shot('spring', 'floral', 'sage', { prop: 'bouquet', mood: 'smile' }),
  ),
  '7-d': figure(
    38,
    masculine(8, 'square', 'buzz', 'black', 'dark', 'almond', 'broad', 'straight', {
      beard: 'short',
    }),
    shot('greenhouse', 'tee', 'ochre', { prop: 'plant', mood: 'grin' }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;
