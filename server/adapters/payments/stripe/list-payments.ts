import type { Stripe } from 'stripe';
import type { ListedPayment, Payments, ProviderDispute } from '../payments.ts';
import { toDispute } from './disputes.ts';
import { CHARGE, ORDER } from './params.ts';
import { chargeOf } from './states.ts';

const PAGE_SIZE = 100;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

const latestDispute = async (
  stripe: Stripe,
  charge: Stripe.Charge | null,
  now: Date,
): Promise<ProviderDispute | null> => {
  if (!charge?.disputed) return null;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  return data[0] ? toDispute(data[0], now) : null;
};

/** Payments of ours that brought money, of all that were begun in a period. */
export const listPayments = async (
  stripe: Stripe,
  { from, until, max }: Parameters<Payments['list']>[0],
  now: Date,
): ReturnType<Payments['list']> => {
  const created = { gte: secondsOf(from), lt: secondsOf(until) };
  const payments: ListedPayment[] = [];
  let looked = 0;
  let after: string | undefined;
  for (;;) {
    const page = await stripe.paymentIntents.list({
      created,
      limit: PAGE_SIZE,
      expand: [`data.${CHARGE}`],
      ...(after !== undefined && { starting_after: after }),
    });
    for (const intent of page.data) {
      const orderId = intent.metadata['order'] ?? '';
      if (intent.status !== 'succeeded' || !ORDER.test(orderId)) continue;
      const charge = chargeOf(intent);
      payments.push({
        reference: intent.id,
        orderId,
        createdAt: new Date(intent.created * 1000),
        minor: intent.amount_received,
        currency: intent.currency.toUpperCase(),
        refundedMinor: charge?.amount_refunded ?? 0,
        dispute: await latestDispute(stripe, charge, now),
      });
    }
    looked += page.data.length;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return { payments, isWhole: true };
    if (looked >= max) return { payments, isWhole: false };
  }
};
