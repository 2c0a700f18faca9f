import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('takes the first letter of the first and the last word', () => {
  expect(initials('Liv')).toBe('L');
  expect(initials('anna maria de vries')).toBe('AV');
  expect(initials('  Øystein   Åse ')).toBe('ØÅ');
});

test('copes with names that are no words', () => {
  expect(initials('')).toBe('');
  expect(initials('   ')).toBe('');
  expect(initials('😀smile')).toBe('😀');
});
