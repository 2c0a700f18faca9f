import { expect, it } from 'vitest';
import { entryLabel } from './entry-label.ts';

it.each([
  ['spent', 'text', 'text'],
  ['spent', 'gift', 'gift'],
  ['spent', 'other', 'spent'],
  ['granted', 'signup', 'signup'],
  ['granted', 'invitation', 'invitation'],
  ['granted', 'other', 'granted'],
  ['bought', 'order', 'bought'],
  ['refunded', 'order', 'refunded'],
] as const)('[PAY-11] calls %s for %s %s', (kind, what, word) => {
  expect(entryLabel({ kind, what })).toBe(word);
});
