import { paymentBrands } from './enums.ts';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  paypal: paymentBrands.paypal,
};

/** How the brand of a card is written. */
export const brandName = (brand: string): string =>
  brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
