import { paymentBrands } from '#contract/billing/enums.ts';
import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  names: {
    ...paymentBrands,
    card: 'Karta',
    directdebit: 'Polecenie zapłaty',
  },
  hints: {
    card: 'Visa, Mastercard i inne',
    applepay: 'Na iPhonie, iPadzie lub Macu',
    googlepay: 'Kartą zapisaną na koncie Google',
    paypal: 'Z konta PayPal',
    ideal: 'W aplikacji banku',
    bancontact: 'W aplikacji lub kartą',
    directdebit: 'Z rachunku bankowego, potwierdzane SMS-em',
  },
} satisfies Translation<typeof en>;
