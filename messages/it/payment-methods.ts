import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Carta',
    directdebit: 'Addebito diretto',
  },
  hints: {
    card: 'Visa, Mastercard e altre',
    applepay: 'Con il tuo iPhone, iPad o Mac',
    googlepay: 'Con una carta salvata nel tuo account Google',
    paypal: 'Con il tuo conto PayPal',
    ideal: 'Con l’app della tua banca',
    bancontact: 'Con l’app o la tua carta',
    directdebit: 'Dal tuo conto bancario, con conferma via SMS',
  },
} satisfies Translation<typeof en>;
