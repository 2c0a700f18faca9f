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
    applepay: 'Med din iPhone, iPad eller Mac',
    googlepay: 'Med et kort, der er gemt på din Google-konto',
    paypal: 'Med din PayPal-konto',
    ideal: 'Med din bankapp',
    bancontact: 'Med appen eller dit kort',
    directdebit: 'Fra din bankkonto, bekræftet med en sms-kode',
  },
} satisfies Translation<typeof en>;
