import { expect, it } from 'vitest';
import { groupIban, ibanShape, typedIban } from './iban.ts';

it.each([
  ['nl02abna0123456789', 'NL02 ABNA 0123 4567 89'],
  ['NL02 ABNA-0123.4567 89', 'NL02 ABNA 0123 4567 89'],
  ['de', 'DE'],
  ['', ''],
  ['x'.repeat(60), 'XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX'],
])('[PAY-6] writes %j in groups of four', (typed, shown) => {
  expect(groupIban(typed)).toBe(shown);
});

it.each([
  ['NL02A', 5, 'NL02 A', 6],
  ['NL02', 4, 'NL02', 4],
  ['NL02  ABNA', 5, 'NL02 ABNA', 4],
  ['NLX02 ABNA', 3, 'NLX0 2ABN A', 3],
  ['', 0, '', 0],
])('[PAY-6] keeps the caret of %j at %d where it was typed', (typed, caret, value, at) => {
  expect(typedIban(typed, caret)).toEqual({ value, caret: at });
});

it('[PAY-6] says what an IBAN of that country looks like', () => {
  expect(ibanShape('', 'NL')).toEqual({ country: 'NL', length: 18 });
  expect(ibanShape('d', 'NL')).toEqual({ country: 'NL', length: 18 });
  expect(ibanShape('de12', 'NL')).toEqual({ country: 'DE', length: 22 });
  expect(ibanShape('XX', 'NL')).toBeNull();
});
