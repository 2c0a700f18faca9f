import type { Stripe } from 'stripe';
import type { Payment } from '../payments.ts';
import { partsOf, stripeTypes } from './states.ts';

/** What has to come along with a payment, to know what was paid with. */
export const CHARGE = 'latest_charge';
export const SESSION = [`payment_intent.${CHARGE}`, 'payment_intent.payment_method'];

/** How orders of ours are called; others may share the account. */
export const ORDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Payments with a page have their own word; that of the payment behind it is not heard. */
export const CHARGED = 'charged';

/**
 * What the bank of the payer writes beside the name of the account: neither what kind of site it is
 * nor what was bought there.
 */
const DESCRIPTOR = 'CREDITS';

/** A page of Stripe on which one order is paid. */
export const sessionParams = (payment: Payment): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: payment.currency.toLowerCase(),
        unit_amount: payment.minor,
        product_data: { name: payment.description },
      },
    },
  ],
  // The price that was agreed to, in its own currency.
  adaptive_pricing: { enabled: false },
  allowed_payment_method_types: [stripeTypes[payment.method]],
  client_reference_id: payment.orderId,
  metadata: { order: payment.orderId },
  payment_intent_data: {
    description: payment.description,
    metadata: { order: payment.orderId },
    ...(stripeTypes[payment.method] === 'card' && { statement_descriptor_suffix: DESCRIPTOR }),
  },
  customer: payment.payer,
  // The payer ticks it there, or the card is not kept.
  ...(payment.method === 'card' && {
    saved_payment_method_options: { payment_method_save: 'enabled' },
  }),
  submit_type: 'pay',
  expires_at: Math.floor(payment.until.getTime() / 1000),
  locale: payment.locale === 'no' ? 'nb' : payment.locale,
  success_url: payment.returnUrl,
  cancel_url: payment.cancelUrl,
  expand: SESSION,
});

/** A kept card that is charged while the payer is there: the bank may ask them once more. */
export const chargeParams = (payment: Payment, token: string): Stripe.PaymentIntentCreateParams => {
  const { customer, card } = partsOf(token);
  return {
    amount: payment.minor,
    currency: payment.currency.toLowerCase(),
    customer,
    payment_method: card,
    allowed_payment_method_types: ['card'],
    confirm: true,
    return_url: payment.returnUrl,
    description: payment.description,
    statement_descriptor_suffix: DESCRIPTOR,
    metadata: { order: payment.orderId, by: CHARGED },
    expand: [CHARGE],
  };
};
