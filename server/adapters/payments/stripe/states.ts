import type { Stripe } from 'stripe';
import type { PaidWith } from '#contract/billing/quotes.ts';
import type { PaymentFailure } from '#contract/billing/enums.ts';
import { paymentBrands } from '#contract/billing/enums.ts';
import type { StoredMethod, ProviderReport, ProviderMethod } from '../payments.ts';

type StateAndFailure = Pick<ProviderReport, 'state' | 'failure'>;

const failed = (failure: PaymentFailure): StateAndFailure => ({ state: 'failed', failure });

/** Why a payment was refused, as far as members are told. */
const failureOf = (
  error: { code?: string | undefined; decline_code?: string | undefined } | null,
): PaymentFailure => {
  switch (error?.decline_code ?? error?.code) {
    case 'insufficient_funds':
      return 'insufficient_funds';
    case 'expired_card':
    case 'expired_payment_method':
      return 'card_expired';
    case 'authentication_required':
    case 'authentication_failure':
    case 'payment_intent_authentication_failure':
      return 'authentication';
    case 'payment_intent_payment_attempt_expired':
    case 'payment_method_provider_timeout':
      return 'timed_out';
    default:
      return 'refused';
  }
};

/** Where the bank of the payer asks once more. */
export const nextPageOf = ({ status, next_action: next }: Stripe.PaymentIntent): string | null =>
  status === 'requires_action' ? (next?.redirect_to_url?.url ?? null) : null;

/** A payment without a page, but for that of a bank that asks once more. */
export const stateOfIntent = (intent: Stripe.PaymentIntent): StateAndFailure => {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'completed', failure: null };
    case 'processing':
    case 'requires_capture':
      return { state: 'pending', failure: null };
    case 'requires_action':
      return nextPageOf(intent) === null
        ? failed('authentication')
        : { state: 'loading', failure: null };
    case 'requires_payment_method':
      return failed(failureOf(intent.last_payment_error));
    case 'canceled':
      return { state: 'cancelled', failure: null };
    default:
      return { state: 'loading', failure: null };
  }
};

const isIntent = (intent: Stripe.PaymentIntent | string | null): intent is Stripe.PaymentIntent =>
  intent !== null && typeof intent !== 'string';

/** The payment behind a page; there is none before the payer has tried. */
export const intentOf = ({
  payment_intent: intent,
}: Stripe.Checkout.Session): Stripe.PaymentIntent | null => (isIntent(intent) ? intent : null);

/** A payment with a page. While that is open, a refused card is not the end: another may do. */
export const stateOfSession = (session: Stripe.Checkout.Session, now: Date): StateAndFailure => {
  const intent = intentOf(session);
  if (session.payment_status === 'paid') return { state: 'completed', failure: null };
  if (session.status === 'complete') {
    return intent ? stateOfIntent(intent) : { state: 'pending', failure: null };
  }
  if (session.status === 'expired') {
    const isOver = session.expires_at * 1000 <= now.getTime();
    return isOver ? failed('timed_out') : { state: 'cancelled', failure: null };
  }
  const withBank = intent?.status === 'processing';
  return { state: withBank ? 'pending' : 'loading', failure: null };
};

export const chargeOf = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null => {
  const charge = intent?.latest_charge ?? null;
  return typeof charge === 'string' ? null : charge;
};

const methodByWallet: Readonly<Partial<Record<string, ProviderMethod>>> = {
  apple_pay: 'applepay',
  google_pay: 'googlepay',
};

/** The code of a bank has its country after four letters. */
const countryOfBank = (bic: string | null) => bic?.slice(4, 6);

/** What Stripe calls the ways to pay. What is in a wallet is a card. */
export const stripeTypes = {
  card: 'card',
  applepay: 'card',
  googlepay: 'card',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
} as const satisfies Record<ProviderMethod, keyof Stripe.Charge.PaymentMethodDetails>;

type StripeType = (typeof stripeTypes)[ProviderMethod];
type Details = Stripe.Charge.PaymentMethodDetails;

/** What was paid with, by each type. Whoever chose a wallet may have typed a card all the same. */
const paidWithBy: Readonly<Record<StripeType, (details: Details) => PaidWith | null>> = {
  card: ({ card }) =>
    card
      ? {
          method: methodByWallet[card.wallet?.type ?? ''] ?? 'card',
          brand: card.brand ?? '',
          last4: card.last4 ?? '',
          country: card.country,
        }
      : null,
  paypal: ({ paypal }) =>
    paypal ? { method: 'paypal', brand: paymentBrands.paypal, last4: '' } : null,
  ideal: ({ ideal }) =>
    ideal
      ? {
          method: 'ideal',
          brand: ideal.bank ?? '',
          last4: ideal.iban_last4 ?? '',
          country: countryOfBank(ideal.bic),
        }
      : null,
  bancontact: ({ bancontact }) =>
    bancontact
      ? {
          method: 'bancontact',
          brand: bancontact.bank_name ?? '',
          last4: bancontact.iban_last4 ?? '',
          country: countryOfBank(bancontact.bic),
        }
      : null,
};

/** What was paid with; null for what we do not offer. */
export const paidWithOf = (charge: Stripe.Charge | null): PaidWith | null => {
  const details = charge?.payment_method_details;
  if (!details) return null;
  const found = Object.values(paidWithBy).map((read) => read(details));
  return found.find((paidWith) => paidWith !== null) ?? null;
};

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** A customer and a card of theirs, in one word. */
const tokenOf = (customer: string, card: string): string => `${customer}/${card}`;

export const partsOf = (token: string): { customer: string; card: string } => {
  const [customer = '', card = ''] = token.split('/');
  return { customer, card };
};

/** What can be charged again: the payer has ticked on Stripe's page that it may be shown again. */
export const storedMethodOf = (intent: Stripe.PaymentIntent | null): StoredMethod | null => {
  const method = intent?.payment_method ?? null;
  if (intent?.status !== 'succeeded' || method === null || typeof method === 'string') return null;
  const customer = idOf(method.customer);
  const shown = paidWithOf(chargeOf(intent));
  return method.allow_redisplay === 'always' && customer !== null && shown !== null
    ? { token: tokenOf(customer, method.id), shown: { ...shown, method: 'card' } }
    : null;
};
