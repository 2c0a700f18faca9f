import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Kortti',
    directdebit: 'Suoraveloitus',
  },
  hints: {
    card: 'Visa, Mastercard ja muut',
    applepay: 'iPhonella, iPadilla tai Macilla',
    googlepay: 'Google-tilillesi tallennetulla kortilla',
    paypal: 'PayPal-tililläsi',
    ideal: 'Pankkisi sovelluksella',
    bancontact: 'Sovelluksella tai kortilla',
    directdebit: 'Pankkitililtäsi, vahvistus tekstiviestillä',
  },
} satisfies Translation<typeof en>;
