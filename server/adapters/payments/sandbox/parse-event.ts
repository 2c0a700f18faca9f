import * as z from 'zod/mini';
import { orderStates, paymentFailures, paymentMethods } from '#contract/billing/enums.ts';
import { countryCode } from '#contract/core/schemas.ts';
import type { PaymentEvent } from '../payments.ts';
import { NotSigned } from '../payments.ts';

const shown = z.object({
  method: z.enum(paymentMethods),
  brand: z.string(),
  last4: z.string(),
  country: z.optional(countryCode),
});

const shape = z.object({
  id: z.string().check(z.minLength(1)),
  /** When it happened. */
  at: z.optional(z.iso.datetime()),
  /** Null for word of something else. */
  payment: z.nullable(
    z.object({
      reference: z.string(),
      orderId: z.uuid(),
      state: z.enum([...orderStates, 'returned', 'restored']),
      failure: z.nullable(z.enum(paymentFailures)),
      minor: z.int(),
      currency: z.string(),
      paidWith: z.nullable(shown),
      storedMethod: z.nullable(z.object({ token: z.string(), shown })),
    }),
  ),
});

/** What was posted to us, if it is word of a payment. */
export const parseEvent = (body: Uint8Array): PaymentEvent => {
  try {
    const { id, at, payment } = z.parse(shape, JSON.parse(Buffer.from(body).toString('utf8')));
    return {
      id,
      word: payment ? `payment.${payment.state}` : 'other',
      happenedAt: at === undefined ? null : new Date(at),
      report: payment,
      failedRefund: null,
    };
  } catch {
    throw new NotSigned('This is not ours.');
  }
};
