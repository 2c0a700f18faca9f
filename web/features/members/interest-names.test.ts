import { expect, it } from 'vitest';
import { namesWithinSentence } from './interest-names.ts';

it('[MEM-1] names interests within a sentence as its language writes them', () => {
  const names = { 1: 'The sea', 2: 'TV series', 3: 'DIY' };
  expect(namesWithinSentence(['1', '2', '3'], names, 'en')).toEqual([
    'the sea',
    'TV series',
    'DIY',
  ]);
  expect(namesWithinSentence(['1'], { 1: 'Élevage' }, 'fr')).toEqual(['élevage']);
  expect(namesWithinSentence(['1', '2'], { 1: 'Klettern' }, 'de')).toEqual(['Klettern']);
});
