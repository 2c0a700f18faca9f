import type { Attempt, Outcome } from './entry.ts';

interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard';
  /** What to expect of it. */
  readonly does: string;
  readonly outcome: Outcome;
  /** Where it was issued; of the others nothing is told. */
  readonly country?: string;
  /** Whether the issuer asks the payer once more. */
  readonly asks?: true;
}

/** The only numbers there are: a real card is never taken. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', does: 'Pays at once', outcome: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', does: 'Pays at once', outcome: 'paid' },
  {
    number: '4000000000003220',
    brand: 'visa',
    does: 'Asks to confirm first (3-D Secure)',
    outcome: 'paid',
    asks: true,
  },
  { number: '4000000000000002', brand: 'visa', does: 'Is refused', outcome: 'refused' },
  {
    number: '4000000000009995',
    brand: 'visa',
    does: 'Has not enough money',
    outcome: 'insufficient_funds',
  },
  { number: '4000000000000069', brand: 'visa', does: 'Has expired', outcome: 'card_expired' },
  {
    number: '4000000000000077',
    brand: 'visa',
    does: 'Is pending, then pays',
    outcome: 'slow',
  },
  {
    number: '4000000000000085',
    brand: 'visa',
    does: 'Is pending, then refused',
    outcome: 'slow_refused',
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    does: 'Pays, and is charged back a while later',
    outcome: 'returned',
  },
  {
    number: '4000000000000267',
    brand: 'visa',
    does: 'Pays, is charged back, and given back after a dispute',
    outcome: 'restored',
  },
  {
    number: '4000000000001976',
    brand: 'visa',
    does: 'Pays, and its bank asks about it a while later',
    outcome: 'inquiry',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    does: 'Pays now, is refused when charged again',
    outcome: 'once',
  },
  {
    number: '4000002760000016',
    brand: 'visa',
    does: 'Pays at once, and was issued in Germany',
    outcome: 'paid',
    country: 'DE',
  },
];

/** In groups of four, as it stands on a card. */
export const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Whether the last digit of a number fits the others. */
export const passesLuhn = (number: string): boolean => {
  const values = Array.from(number, Number)
    .toReversed()
    .map((digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2);
      return value > 9 ? value - 9 : value;
    });
  return values.reduce((all, value) => all + value, 0) % 10 === 0;
};

export const cardFields = ['number', 'expiry', 'cvc', 'name'] as const;

export type CardField = (typeof cardFields)[number];

export type CardErrors = Partial<Record<CardField, string>>;

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

const numberError = (number: string): string | null => {
  if (number === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(number)) return 'A card number has 12 to 19 digits.';
  if (!passesLuhn(number)) return 'This number has a typing mistake.';
  if (testCards.some((card) => card.number === number)) return null;
  return 'Only test numbers work here. Never enter a real card.';
};

/** The first moment at which the card is no longer good, or null if this is no month. */
const endOf = (expiry: string): Date | null => {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1));
};

const expiryError = (expiry: string, now: Date): string | null => {
  if (expiry.trim() === '') return 'Enter the expiry date.';
  const end = endOf(expiry);
  if (!end) return 'Write the month and the year, such as 04/31.';
  return end <= now ? 'This card has expired.' : null;
};

const checkOf = (field: CardField, value: string, now: Date): string | null => {
  switch (field) {
    case 'number':
      return numberError(digitsOf(value));
    case 'expiry':
      return expiryError(value, now);
    case 'cvc':
      return /^\d{3}$/.test(value.trim()) ? null : 'Enter the three digits from the back.';
    case 'name':
      return value.trim() === '' ? 'Enter the name on the card.' : null;
  }
};

/** Reads what was typed: a card to pay with, or what is wrong with it. */
export const readCard = (
  typed: Readonly<Record<CardField, string>>,
  keep: boolean,
  now: Date,
): { readonly errors: CardErrors } | { readonly attempt: Attempt } => {
  const errors: CardErrors = {};
  for (const field of cardFields) {
    const error = checkOf(field, typed[field], now);
    if (error !== null) errors[field] = error;
  }
  const card = testCards.find(({ number }) => number === digitsOf(typed.number));
  if (!card || Object.keys(errors).length > 0) return { errors };
  const { brand, country } = card;
  const paidWith = { method: 'card', brand, last4: card.number.slice(-4), country } as const;
  return { attempt: { outcome: card.outcome, paidWith, keep, asks: card.asks ? 'issuer' : null } };
};

/** What a form may show again: never what could be somebody's real card. */
export const mayRepeat = (number: string): boolean => {
  const digits = digitsOf(number);
  return testCards.some((card) => card.number === digits) || !passesLuhn(digits);
};
