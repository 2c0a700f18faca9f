import type { PaymentMethod } from '#contract/billing/enums.ts';
import { paymentBrands } from '#contract/billing/enums.ts';

/** What the ways to pay are called and how each is done, for the catalogues that name them. */
export default {
  names: {
    ...paymentBrands,
    card: 'Card',
    directdebit: 'Direct debit',
  },
  hints: {
    card: 'Visa, Mastercard and others',
    applepay: 'With your iPhone, iPad or Mac',
    googlepay: 'With a card saved in your Google account',
    paypal: 'With your PayPal account',
    ideal: 'With your banking app',
    bancontact: 'With the app or your card',
    directdebit: 'From your bank account, confirmed by text message',
  },
} as const satisfies Record<'names' | 'hints', Record<PaymentMethod, string>>;
