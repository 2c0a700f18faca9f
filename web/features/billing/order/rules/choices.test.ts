import { expect, it } from 'vitest';
import { choicesOf, pickChoice, foldedOf, marksOf, parseChoice } from './choices.ts';

const visa = { method: 'card', brand: 'visa', last4: '4242' } as const;
const other = { method: 'card', brand: 'amex', last4: '0005' } as const;
const offered = choicesOf({ methods: ['card', 'paypal', 'ideal'], stored: [visa, other] });

it('[PAY-1] puts what was kept first, one of each kind', () => {
  expect(offered.map(({ key }) => key)).toEqual(['kept-card', 'card', 'paypal', 'ideal']);
  expect(offered[0]?.stored).toBe(visa);
});

it('[PAY-1] takes the way to pay from the address', () => {
  expect(pickChoice(offered, 'ideal', false)?.key).toBe('ideal');
  expect(pickChoice(offered, 'card', false)?.key).toBe('card');
  expect(pickChoice(offered, 'card', true)?.key).toBe('kept-card');
});

it('[PAY-1] falls back to the first way where the address names none that is offered', () => {
  expect(pickChoice(offered, null, false)?.key).toBe('kept-card');
  expect(pickChoice(offered, 'bancontact', false)?.key).toBe('kept-card');
  expect(pickChoice(offered, 'paypal', true)?.key).toBe('paypal');
  expect(pickChoice([], 'card', false)).toBeNull();
});

it('reads back what a form sends', () => {
  expect(parseChoice('kept-card')).toEqual({ method: 'card', stored: true });
  expect(parseChoice('paypal')).toEqual({ method: 'paypal', stored: false });
});

const withWallets = choicesOf({
  methods: ['ideal', 'card', 'applepay', 'googlepay', 'paypal'],
  stored: [],
});

it('[PAY-1] puts wallets first, and proposes what every device has', () => {
  expect(withWallets.map(({ key }) => key)).toEqual([
    'applepay',
    'googlepay',
    'ideal',
    'card',
    'paypal',
  ]);
  expect(pickChoice(withWallets, null, false)?.key).toBe('ideal');
  expect(pickChoice(withWallets, 'applepay', false)?.key).toBe('applepay');
});

it('[PAY-1] folds what is neither quick nor proposed, unless it is a single way', () => {
  expect(foldedOf(withWallets).map(({ key }) => key)).toEqual(['card', 'paypal']);
  expect(foldedOf(offered).map(({ key }) => key)).toEqual(['card', 'paypal', 'ideal']);
  expect(foldedOf(choicesOf({ methods: ['card', 'paypal'], stored: [] }))).toEqual([]);
});

it.each([
  ['card', null, ['visa', 'mastercard']],
  ['card', 'visa', ['visa']],
  ['card', 'mastercard', ['mastercard']],
  ['card', 'amex', ['card']],
  ['paypal', null, ['paypal']],
  ['directdebit', 'DE', ['directdebit']],
] as const)('[PAY-5] shows beside %s of %s the marks %j', (method, brand, marks) => {
  const stored = brand && { method, brand, last4: '4242' };
  expect(marksOf(method, stored)).toEqual(marks);
});
