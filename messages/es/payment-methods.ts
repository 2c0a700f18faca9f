import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Tarjeta',
    directdebit: 'Domiciliación bancaria',
  },
  hints: {
    card: 'Visa, Mastercard y otras',
    applepay: 'Con tu iPhone, iPad o Mac',
    googlepay: 'Con una tarjeta guardada en tu cuenta de Google',
    paypal: 'Con tu cuenta de PayPal',
    ideal: 'Con la app de tu banco',
    bancontact: 'Con la app o tu tarjeta',
    directdebit: 'Desde tu cuenta bancaria, con confirmación por SMS',
  },
} satisfies Translation<typeof en>;
