import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { NotSigned } from '../payments.ts';
import { CHARGED } from './params.ts';

const TOLERANCE_SECONDS = 300;

/** As much of it as is read. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  /** In seconds. */
  created: z.int(),
  data: z.object({ object: z.object({}) }),
});

/** Reads word of Stripe, if its signature is right and not too old. */
export const verified = (
  stripe: Stripe,
  body: Uint8Array,
  given: string | string[] | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Stripe.Event => {
  try {
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      given ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    z.parse(eventShape, event);
    return event;
  } catch {
    throw new NotSigned('Stripe has not signed this.');
  }
};

/** What we know a disputed payment by. */
const disputedOf = async (
  stripe: Stripe,
  { payment_intent: of }: Stripe.Dispute,
): Promise<string | null> => {
  if (of === null) return null;
  const id = typeof of === 'string' ? of : of.id;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  return data[0]?.id ?? id;
};

/** Which payment a word is about; null if it is none of ours or told by other word. */
export const subjectOf = async (stripe: Stripe, event: Stripe.Event): Promise<string | null> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id;
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.metadata['by'] === CHARGED ? event.data.object.id : null;
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputedOf(stripe, event.data.object);
    default:
      return null;
  }
};

/** The id of the dispute that a word is about. */
export const disputeOf = (event: Stripe.Event): string | null =>
  event.type.startsWith('charge.dispute.') ? (event.data.object as Stripe.Dispute).id : null;

/** The key of a refund that came to nothing after all: the payer's bank would not take it. */
export const failedRefundOf = (event: Stripe.Event): string | null => {
  if (event.type !== 'refund.failed' && event.type !== 'refund.updated') return null;
  const { status, metadata } = event.data.object;
  return status === 'failed' || status === 'canceled' ? (metadata?.['key'] ?? null) : null;
};
