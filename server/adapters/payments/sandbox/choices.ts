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

/** All invented. The first is chosen already. */
export const choices: Readonly<Record<ChoiceMethod, readonly Choice[]>> = {
  applepay: wallet,
  googlepay: wallet,
  paypal: [
    choice('balance', 'Test balance', 'Pays at once', 'paid', paypal),
    choice('bank', 'Test bank account', 'Is pending, then pays', 'slow', paypal),
    choice('bounces', 'Closed bank account', 'Is pending, then refused', 'slow_refused', paypal),
    choice('empty', 'Empty balance', 'Has not enough money', 'insufficient_funds', paypal),
  ],
  ideal: [
    choice('tulip', 'Tulip Test Bank', 'Pays at once', 'paid', ['Tulip Test Bank', '1201']),
    choice('windmill', 'Windmill Test Bank', 'Is pending, then pays', 'slow', [
      'Windmill Test Bank',
      '1202',
    ]),
    choice('clog', 'Clog Test Bank', 'Is refused', 'refused', ['Clog Test Bank', '1203']),
  ],
  bancontact: [
    choice('good', 'Test card •••• 4449', 'Pays at once', 'paid', ['bancontact', '4449']),
    choice('slow', 'Test card •••• 4456', 'Is pending, then pays', 'slow', ['bancontact', '4456']),
    choice('refused', 'Test card •••• 4464', 'Is refused', 'refused', ['bancontact', '4464']),
  ],
};

/** Where the banks of a method are, if they are all in one country. */
const banksIn: Partial<Record<ChoiceMethod, string>> = { ideal: 'NL', bancontact: 'BE' };

/** What was chosen; null for what there is not. */
export const attemptFor = (method: ChoiceMethod, id: string): Attempt | null => {
  const chosen = choices[method].find((one) => one.id === id);
  if (!chosen) return null;
  const { outcome, brand, last4 } = chosen;
  const asks = method === 'ideal' ? 'bank' : null;
  return {
    outcome,
    paidWith: { method, brand, last4, country: banksIn[method] },
    keep: false,
    asks,
  };
};
