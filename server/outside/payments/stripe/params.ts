import type { Stripe } from 'stripe';
import type { Payment } from '../payments.ts';
import { partsOf, typeOf } from './states.ts';

/** What has to come along with a payment, to know what was paid with. */
export const CHARGE = 'latest_charge';
export const SESSION = `payment_intent.${CHARGE}`;

/** Payments with a page have their own word; that of the payment behind it is not heard. */
export const CHARGED = 'charged';

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
  allowed_payment_method_types: [typeOf[payment.method]],
  client_reference_id: payment.orderId,
  metadata: { order: payment.orderId },
  payment_intent_data: {
    description: payment.description,
    metadata: { order: payment.orderId },
    ...(payment.method === 'card' && { setup_future_usage: 'off_session' }),
  },
  // A card can only be charged again as somebody's.
  ...(payment.method === 'card' && { customer_creation: 'always' }),
  locale: payment.locale === 'no' ? 'nb' : payment.locale,
  success_url: payment.returnUrl,
  cancel_url: payment.returnUrl,
  expand: [SESSION],
});

/** A kept card that is charged while the payer is not asked. */
export const chargeParams = (payment: Payment, token: string): Stripe.PaymentIntentCreateParams => {
  const { customer, card } = partsOf(token);
  return {
    amount: payment.minor,
    currency: payment.currency.toLowerCase(),
    customer,
    payment_method: card,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: payment.description,
    metadata: { order: payment.orderId, by: CHARGED },
    expand: [CHARGE],
  };
};
