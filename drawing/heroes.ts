import { feminine, masculine, shot } from '#demo/people/person.ts';
import type { Figure } from './figure.ts';
import { figure } from './figure.ts';

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
