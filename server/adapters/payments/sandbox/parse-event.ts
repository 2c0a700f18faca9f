import * as z from 'zod/mini';
import {
  disputeKinds,
  disputeStates,
  orderStates,
  paymentFailures,
  paymentMethods,
} from '#contract/billing/enums.ts';
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

/** A moment as it is written in JSON. */
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

const disputeShape = z.object({
  reference: z.string(),
  kind: z.enum(disputeKinds),
  state: z.enum(disputeStates),
  reason: z.string(),
  minor: z.int(),
  currency: z.string(),
  openedAt: moment,
  dueAt: z.nullable(moment),
  asOf: moment,
});

const disputed = z.object({ dispute: z.optional(z.nullable(disputeShape)) });

/** What was posted to us, if it is word of a payment. */
export const parseEvent = (body: Uint8Array): PaymentEvent => {
  try {
    const posted: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    const { id, at, payment } = z.parse(shape, posted);
    const { dispute = null } = z.parse(disputed, posted);
    const paymentWord = payment ? `payment.${payment.state}` : 'other';
    return {
      id,
      word: dispute ? `${dispute.kind}.${dispute.state}` : paymentWord,
      happenedAt: at === undefined ? null : new Date(at),
      report: payment,
      failedRefund: null,
      dispute,
    };
  } catch {
    throw new NotSigned('This is not ours.');
  }
};
