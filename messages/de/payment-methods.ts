import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Karte',
    directdebit: 'Lastschrift',
  },
  hints: {
    card: 'Visa, Mastercard und andere',
    applepay: 'Mit deinem iPhone, iPad oder Mac',
    googlepay: 'Mit einer Karte in deinem Google-Konto',
    paypal: 'Mit deinem PayPal-Konto',
    ideal: 'Mit der App deiner Bank',
    bancontact: 'Mit der App oder deiner Karte',
    directdebit: 'Von deinem Bankkonto, mit einem Code aufs Handy',
  },
} satisfies Translation<typeof en>;
