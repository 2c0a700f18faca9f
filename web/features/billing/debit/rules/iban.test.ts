import { expect, it } from 'vitest';
import { bankOf } from './banks.ts';
import { groupIban, ibanShape, isIban, formatTypedIban } from './iban.ts';

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
  expect(formatTypedIban(typed, caret)).toEqual({ value, caret: at });
});

it('[PAY-6] says what an IBAN of that country looks like', () => {
  expect(ibanShape('', 'NL')).toEqual({ country: 'NL', length: 18 });
  expect(ibanShape('d', 'NL')).toEqual({ country: 'NL', length: 18 });
  expect(ibanShape('de12', 'NL')).toEqual({ country: 'DE', length: 22 });
  expect(ibanShape('XX', 'NL')).toBeNull();
});

it.each([
  ['NL91 ABNA 0417 1643 00', true],
  ['nl91abna0417164300', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['LI21 0881 0000 2324 013A A', true],
  ['NL91 ABNA 0417 1643 01', false],
  ['NL91 ABNA 0417 1643', false],
  ['9191 ABNA 0417 1643 00', false],
  ['', false],
])('[PAY-6] knows whether %j is right', (typed, right) => {
  expect(isIban(typed)).toBe(right);
});

it.each([
  ['NL91 ABNA 0417 1643 00', 'ABN AMRO'],
  ['DE89 3704 0044 0532 0130 00', 'Commerzbank'],
  ['BE68 5390 0754 7034', null],
  ['BE71 0961 2345 6769', 'Belfius'],
  ['AT61 1904 3002 3457 3201', null],
  ['AT48 3200 0000 1234 5864', 'Raiffeisenlandesbank NÖ-Wien'],
  ['FR76 3000 4000 0312 3456 7890 143', 'BNP Paribas'],
  ['ES91 2100 0418 4502 0005 1332', 'CaixaBank'],
  ['IT60 X054 2811 1010 0000 0123 456', null],
  ['IT28 W080 0000 2921 0064 5211 151', null],
  ['IT60 X030 6911 1010 0000 0123 456', 'Intesa Sanpaolo'],
  ['GB29 NWBK 6016 1331 9268 19', null],
])('[PAY-6] names the bank of %j', (typed, bank) => {
  expect(bankOf(typed)).toBe(bank);
});
