import { describe, expect, it } from 'vitest';
import { grouped, mayRepeat, passesLuhn, readCard, testCards } from './cards.ts';

const now = new Date('2026-11-15T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123', name: 'Test Payer' };

const read = (typed: Partial<typeof good>) => readCard({ ...good, ...typed }, false, now);

describe('test cards', () => {
  it('have numbers that could be real, and differ in their last digits', () => {
    expect(testCards.filter(({ number }) => !passesLuhn(number))).toEqual([]);
    expect(new Set(testCards.map(({ number }) => number.slice(-4))).size).toBe(testCards.length);
    expect(grouped('4242424242424242')).toBe('4242 4242 4242 4242');
  });

  it.each(['4242424242424242', '4242-4242-4242-4242', ' 4242 4242 4242 4242 '])(
    'can be written as %j',
    (number) => {
      expect(read({ number })).toEqual({
        attempt: {
          outcome: 'paid',
          paidWith: { method: 'card', brand: 'visa', last4: '4242' },
          keep: false,
          asks: null,
        },
      });
    },
  );
});

describe('what is typed wrong', () => {
  it.each([
    ['number', '', 'Enter the card number.'],
    ['number', '4242', 'A card number has 12 to 19 digits.'],
    ['number', '4242 4242 4242 424x', 'A card number has 12 to 19 digits.'],
    ['number', '4242 4242 4242 4241', 'This number has a typing mistake.'],
    ['number', '4111 1111 1111 1111', 'Only test numbers work here. Never enter a real card.'],
    ['expiry', '', 'Enter the expiry date.'],
    ['expiry', '13/30', 'Write the month and the year, such as 04/31.'],
    ['expiry', '0/30', 'Write the month and the year, such as 04/31.'],
    ['expiry', '1330', 'Write the month and the year, such as 04/31.'],
    ['expiry', '12', 'Write the month and the year, such as 04/31.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['cvc', '12', 'Enter the three digits from the back.'],
    ['cvc', 'abc', 'Enter the three digits from the back.'],
    ['name', '  ', 'Enter the name on the card.'],
  ])('%s %j: %s', (field, value, error) => {
    expect(read({ [field]: value })).toEqual({ errors: { [field]: error } });
  });

  it.each(['11/26', '1/27', '12/2031', '12 / 31', '1234', '12/34', '134', '122034'])(
    'is not the date %j',
    (expiry) => {
      expect(read({ expiry })).toHaveProperty('attempt');
    },
  );

  it('is named all at once', () => {
    const nothing = { number: '', expiry: '', cvc: '', name: '' };
    expect(readCard(nothing, false, now)).toHaveProperty('errors.name');
    expect(readCard(nothing, false, now)).toHaveProperty('errors.number');
  });
});

it('repeats no number that could be somebody’s card', () => {
  expect(mayRepeat('4242 4242 4242 4242')).toBe(true);
  expect(mayRepeat('4242 4242 4242 4241')).toBe(true);
  expect(mayRepeat('4111 1111 1111 1111')).toBe(false);
});
