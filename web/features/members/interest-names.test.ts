import { expect, it } from 'vitest';
import { withinSentence } from './interest-names.ts';

it('[MEM-1] names interests within a sentence as its language writes them', () => {
  expect(withinSentence('The sea', 'en')).toBe('the sea');
  expect(withinSentence('Élevage', 'fr')).toBe('élevage');
  expect(withinSentence('TV series', 'en')).toBe('TV series');
  expect(withinSentence('DIY', 'en')).toBe('DIY');
  expect(withinSentence('Klettern', 'de')).toBe('Klettern');
});
