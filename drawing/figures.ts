import { androgynous, feminine, masculine, shot } from '#demo/people/person.ts';
import type { Figure } from './figure.ts';
import { figure } from './figure.ts';

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
