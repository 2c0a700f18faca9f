import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Kaart',
    directdebit: 'Automatische incasso',
  },
  hints: {
    card: 'Visa, Mastercard en andere',
    applepay: 'Met je iPhone, iPad of Mac',
    googlepay: 'Met een kaart die in je Google-account is opgeslagen',
    paypal: 'Met je PayPal-account',
    ideal: 'Met de app van je bank',
    bancontact: 'Met de app of je kaart',
    directdebit: 'Van je bankrekening, met een code op je telefoon',
  },
} satisfies Translation<typeof en>;
