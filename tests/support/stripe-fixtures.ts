import type { Payment } from '#server/adapters/payments/payments.ts';
import { openStripe } from '#server/adapters/payments/stripe/index.ts';
import type { StripeStub } from './stripe-stub.ts';

export const secretKey = 'sk_test_0123456789';
export const webhookSecret = 'whsec_0123456789';
const now = new Date('2026-11-15T12:00:00Z');
export const seconds = now.getTime() / 1000;

export const payment: Payment = {
  orderId: '0199a0a0-0000-7000-8000-000000000001',
  minor: 1499,
  currency: 'EUR',
  method: 'card',
  description: '30 credits',
  locale: 'no',
  returnUrl: 'https://duet.example/transactions/1',
  cancelUrl: 'https://duet.example/credits/1/card',
  until: new Date(now.getTime() + 5_400_000),
  payer: 'cus_1',
  token: null,
};

export const charge = {
  id: 'ch_1',
  object: 'charge',
  disputed: false,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', wallet: null } },
};

export const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1499,
  currency: 'eur',
  status: 'succeeded',
  customer: 'cus_1',
  payment_method: {
    id: 'pm_1',
    object: 'payment_method',
    customer: 'cus_1',
    allow_redisplay: 'always',
  },
  last_payment_error: null,
  metadata: { order: payment.orderId, by: 'charged' },
  latest_charge: charge,
};

export const session = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: payment.orderId,
  amount_total: 1499,
  currency: 'eur',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null as object | null,
  expires_at: seconds + 3600,
  url: 'https://checkout.stripe.example/cs_1',
};

export const paid = {
  ...session,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: intent,
};

/** The driver, with a stand-in for Stripe. */
export const openWith = ({ url }: StripeStub, key = secretKey) =>
  openStripe({ secretKey: key, webhookSecret, now: () => now, api: url });
