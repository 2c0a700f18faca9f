import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Carte',
    directdebit: 'Prélèvement bancaire',
  },
  hints: {
    card: 'Visa, Mastercard et autres',
    applepay: 'Avec votre iPhone, iPad ou Mac',
    googlepay: 'Avec une carte enregistrée dans votre compte Google',
    paypal: 'Avec votre compte PayPal',
    ideal: 'Avec l’appli de votre banque',
    bancontact: 'Avec l’appli ou votre carte',
    directdebit: 'Depuis votre compte bancaire, avec confirmation par SMS',
  },
} satisfies Translation<typeof en>;
