import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Kort',
    directdebit: 'Direkte debitering',
  },
  hints: {
    card: 'Visa, Mastercard og andre',
    applepay: 'Med iPhone, iPad eller Mac',
    googlepay: 'Med et kort som er lagret i Google-kontoen din',
    paypal: 'Med PayPal-kontoen din',
    ideal: 'Med bankappen din',
    bancontact: 'Med appen eller kortet ditt',
    directdebit: 'Fra bankkontoen din, bekreftet med kode på SMS',
  },
} satisfies Translation<typeof en>;
