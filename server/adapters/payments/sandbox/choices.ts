import { countryOfMethod } from '#contract/billing/enums.ts';
import type { ProviderMethod } from '../payments.ts';
import type { Attempt, Outcome } from './entry.ts';

/** Something of the payer's that pays, in ways other than a typed card. */
interface Choice {
  readonly id: string;
  readonly name: string;
  readonly does: string;
  readonly outcome: Outcome;
  readonly brand: string;
  readonly last4: string;
}

export type ChoiceMethod = Exclude<ProviderMethod, 'card'>;

const choice = (
  id: string,
  name: string,
  does: string,
  outcome: Outcome,
  [brand, last4]: readonly [brand: string, last4: string],
): Choice => ({ id, name, does, outcome, brand, last4 });

const paypal = ['PayPal', ''] as const;

const wallet = [
  choice('good', 'Test Visa •••• 4242', 'Pays at once', 'paid', ['visa', '4242']),
  choice('refused', 'Test Visa •••• 0002', 'Is refused', 'refused', ['visa', '0002']),
  choice('slow', 'Test Mastercard •••• 0077', 'Is pending, then pays', 'slow', [
    'mastercard',
    '0077',
  ]),
];

/** The page of a method: what it says, and what can be chosen. */
interface ChoicePage {
  readonly lead: string;
  readonly legend: string;
  /** All invented. The first is chosen already. */
  readonly choices: readonly Choice[];
  /** Who asks the payer once more, on a page of its own. */
  readonly asks?: Attempt['asks'];
}

export const choicePages: Readonly<Record<ChoiceMethod, ChoicePage>> = {
  applepay: {
    lead: 'Confirm on your device. Here a button is enough.',
    legend: 'Card in the wallet',
    choices: wallet,
  },
  googlepay: {
    lead: 'Confirm in your browser. Here a button is enough.',
    legend: 'Card in the wallet',
    choices: wallet,
  },
  paypal: {
    lead: 'Signed in as Test Payer, payer@mail.example.',
    legend: 'Pay with',
    choices: [
      choice('balance', 'Test balance', 'Pays at once', 'paid', paypal),
      choice('bank', 'Test bank account', 'Is pending, then pays', 'slow', paypal),
      choice('bounces', 'Closed bank account', 'Is pending, then refused', 'slow_refused', paypal),
      choice('empty', 'Empty balance', 'Has not enough money', 'insufficient_funds', paypal),
    ],
  },
  ideal: {
    lead: 'You confirm the payment at your bank on the next page.',
    legend: 'Your bank',
    choices: [
      choice('tulip', 'Tulip Test Bank', 'Pays at once', 'paid', ['Tulip Test Bank', '1201']),
      choice('windmill', 'Windmill Test Bank', 'Is pending, then pays', 'slow', [
        'Windmill Test Bank',
        '1202',
      ]),
      choice('clog', 'Clog Test Bank', 'Is refused', 'refused', ['Clog Test Bank', '1203']),
    ],
    asks: 'bank',
  },
  bancontact: {
    lead: 'Confirm in your app. Here a button is enough.',
    legend: 'Card',
    choices: [
      choice('good', 'Test card •••• 4449', 'Pays at once', 'paid', ['bancontact', '4449']),
      choice('slow', 'Test card •••• 4456', 'Is pending, then pays', 'slow', [
        'bancontact',
        '4456',
      ]),
      choice('refused', 'Test card •••• 4464', 'Is refused', 'refused', ['bancontact', '4464']),
    ],
  },
};

/** What was chosen; null for what there is not. */
export const attemptFor = (method: ChoiceMethod, id: string): Attempt | null => {
  const { choices, asks = null } = choicePages[method];
  const chosen = choices.find((one) => one.id === id);
  if (!chosen) return null;
  const { outcome, brand, last4 } = chosen;
  return {
    outcome,
    paidWith: { method, brand, last4, country: countryOfMethod[method] ?? undefined },
    keep: false,
    asks,
  };
};
