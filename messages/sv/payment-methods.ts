import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Kort',
    directdebit: 'Autogiro',
  },
  hints: {
    card: 'Visa, Mastercard och andra',
    applepay: 'Med din iPhone, iPad eller Mac',
    googlepay: 'Med ett kort som är sparat i ditt Google-konto',
    paypal: 'Med ditt PayPal-konto',
    ideal: 'Med din banks app',
    bancontact: 'Med appen eller ditt kort',
    directdebit: 'Från ditt bankkonto, bekräftas med sms',
  },
} satisfies Translation<typeof en>;
