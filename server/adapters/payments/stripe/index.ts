import { Stripe } from 'stripe';
import type { Payment, Payments, ProviderDispute, ProviderReport } from '../payments.ts';
import { PayerUnknown, ProviderError, ProviderRefused, providerMethods } from '../payments.ts';
import { evidenceParams, isAccepted, isAnswered, toDispute } from './disputes.ts';
import { disputeOf, failedRefundOf, subjectOf, verified } from './events.ts';
import { listPayments } from './list-payments.ts';
import { CHARGE, chargeParams, ORDER, SESSION, sessionParams } from './params.ts';
import {
  chargeOf,
  intentOf,
  stateOfIntent,
  storedMethodOf,
  nextPageOf,
  paidWithOf,
  partsOf,
  stateOfSession,
} from './states.ts';

interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** Another address than Stripe's own, for tests. */
  readonly api?: URL;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Disputes in which the money is not, or no longer, taken from us. */
const HARMLESS = /^(?:warning_|won$|prevented$)/;

const isPage = (reference: string) => reference.startsWith('cs_');

/** Nothing of what Stripe says is passed on: messages can hold parts of keys. */
const providerError = (error: unknown): ProviderError => {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return new ProviderError('Stripe: failed');
  const { type, code, statusCode, requestId } = error;
  return new ProviderError(
    ['Stripe:', type, code, statusCode, requestId].filter(Boolean).join(' '),
  );
};

const callStripe = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw providerError(error);
  }
};

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What Stripe says no to because it has gone on meanwhile. */
const isTooLate = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error);

/** What is gone already need not be forgotten. */
const unlessGone = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isTooLate(error) && !isMissing(error)) throw error;
  }
};

/** Payments by Stripe. Payers go to its own page: nothing of it is loaded into ours. */
export const openStripe = ({ secretKey, webhookSecret, now, api }: StripeOptions): Payments => {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  });

  /** How a payment stands after its disputes, if it had any. */
  const afterDisputes = async (
    news: ProviderReport,
    intent: Stripe.PaymentIntent | null,
  ): Promise<ProviderReport> => {
    const charge = chargeOf(intent);
    if (!charge?.disputed) return news;
    const { data } = await stripe.disputes.list({ charge: charge.id });
    if (data.some(({ status }) => !HARMLESS.test(status))) {
      return { ...news, state: 'returned', failure: 'returned', storedMethod: null };
    }
    return data.some(({ status }) => status === 'won') ? { ...news, state: 'restored' } : news;
  };

  const reportOfIntent = (intent: Stripe.PaymentIntent): Promise<ProviderReport> =>
    afterDisputes(
      {
        reference: intent.id,
        orderId: intent.metadata['order'] ?? '',
        ...stateOfIntent(intent),
        minor: intent.amount,
        currency: intent.currency.toUpperCase(),
        paidWith: paidWithOf(chargeOf(intent)),
        storedMethod: null,
      },
      intent,
    );

  const reportOfSession = (session: Stripe.Checkout.Session): Promise<ProviderReport> => {
    const intent = intentOf(session);
    const stands = stateOfSession(session, now());
    return afterDisputes(
      {
        reference: session.id,
        orderId: session.client_reference_id ?? '',
        ...stands,
        minor: session.amount_total ?? 0,
        currency: (session.currency ?? '').toUpperCase(),
        paidWith: stands.state === 'loading' ? null : paidWithOf(chargeOf(intent)),
        storedMethod: storedMethodOf(intent),
      },
      intent,
    );
  };

  const fetchReport = async (reference: string): Promise<ProviderReport> =>
    isPage(reference)
      ? reportOfSession(await stripe.checkout.sessions.retrieve(reference, { expand: SESSION }))
      : reportOfIntent(await stripe.paymentIntents.retrieve(reference, { expand: [CHARGE] }));

  const findReport = async (reference: string): Promise<ProviderReport | null> => {
    try {
      return await fetchReport(reference);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const fetchDispute = async (id: string | null): Promise<ProviderDispute | null> => {
    if (id === null) return null;
    try {
      return toDispute(await stripe.disputes.retrieve(id), now());
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  /** Replies to a dispute, unless it was done before: Stripe forgets the keys of calls after a day. */
  const replyOnce = (
    reference: string,
    reply: () => Promise<Stripe.Dispute>,
    isDone: (dispute: Stripe.Dispute) => boolean,
  ): Promise<ProviderDispute> =>
    callStripe(async () => {
      try {
        return toDispute(await reply(), now());
      } catch (error) {
        if (isMissing(error)) throw new ProviderRefused('Stripe: there is no such dispute');
        if (!isTooLate(error)) throw error;
        const dispute = await stripe.disputes.retrieve(reference);
        if (isDone(dispute)) return toDispute(dispute, now());
        throw new ProviderRefused(providerError(error).message);
      }
    });

  const charge = async (payment: Payment, token: string): Promise<Stripe.PaymentIntent> => {
    const options = { idempotencyKey: payment.orderId };
    try {
      return await stripe.paymentIntents.create(chargeParams(payment, token), options);
    } catch (error) {
      // A refusal is an answer too, and brings the payment that it is about.
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
        return error.payment_intent;
      }
      throw error;
    }
  };

  const checkout = async (payment: Payment): Promise<Stripe.Checkout.Session> => {
    const options = { idempotencyKey: payment.orderId };
    try {
      return await stripe.checkout.sessions.create(sessionParams(payment), options);
    } catch (error) {
      throw isMissing(error) ? new PayerUnknown('Stripe: the customer is gone') : error;
    }
  };

  /** The payment behind a page, which alone can be given back. */
  const paymentOf = async (reference: string): Promise<Stripe.PaymentIntent> => {
    if (!isPage(reference)) return stripe.paymentIntents.retrieve(reference);
    const session = await stripe.checkout.sessions.retrieve(reference, { expand: SESSION });
    const intent = intentOf(session);
    if (!intent) throw new ProviderError('Stripe: not paid');
    return intent;
  };

  /** Whether a refund was made before: Stripe forgets the keys of calls after a day. */
  const isRefunded = async (paymentIntent: string, key: string): Promise<boolean> => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    return data.some(
      ({ metadata, status }) =>
        metadata?.['key'] === key && status !== 'failed' && status !== 'canceled',
    );
  };

  const cancelPayment = async (reference: string): Promise<void> => {
    try {
      if (isPage(reference)) await stripe.checkout.sessions.expire(reference);
      else await stripe.paymentIntents.cancel(reference);
    } catch (error) {
      if (!isMissing(error) && !isTooLate(error)) throw error;
    }
  };

  return {
    name: 'stripe',
    methods: providerMethods,
    registerPayer: ({ userId, email, knownAs: known }) =>
      callStripe(async () => {
        if (known !== null) return (await stripe.customers.update(known, { email })).id;
        const customer = { email, metadata: { member: userId } };
        const options = { idempotencyKey: `member-${userId}` };
        return (await stripe.customers.create(customer, options)).id;
      }),
    start: (payment) =>
      callStripe(async () => {
        if (payment.token !== null) {
          const intent = await charge(payment, payment.token);
          const redirect = nextPageOf(intent);
          return { reference: intent.id, redirect, report: await reportOfIntent(intent) };
        }
        const session = await checkout(payment);
        return {
          reference: session.id,
          redirect: session.url,
          report: await reportOfSession(session),
        };
      }),
    fetchStatus: (reference) => callStripe(() => findReport(reference)),
    list: (period) => callStripe(() => listPayments(stripe, period, now())),
    cancel: (reference) =>
      callStripe(async () => {
        await cancelPayment(reference);
        return findReport(reference);
      }),
    refund: ({ reference, minor, currency, key }) =>
      callStripe(async () => {
        const intent = await paymentOf(reference);
        if (intent.currency !== currency.toLowerCase()) {
          throw new ProviderError('Stripe: paid in another currency');
        }
        if (await isRefunded(intent.id, key)) return;
        await stripe.refunds.create(
          { payment_intent: intent.id, amount: minor, metadata: { key } },
          { idempotencyKey: key },
        );
      }),
    readEvent: async (body, headers) => {
      const signed = { secret: webhookSecret, now: now() };
      const event = verified(stripe, body, headers['stripe-signature'], signed);
      return callStripe(async () => {
        const reference = await subjectOf(stripe, event);
        // As it stands by now: word may come late, twice and in any order.
        const report = reference === null ? null : await findReport(reference);
        return {
          id: event.id,
          word: event.type,
          happenedAt: new Date(event.created * 1000),
          report: report && ORDER.test(report.orderId) ? report : null,
          failedRefund: failedRefundOf(event),
          dispute: await fetchDispute(disputeOf(event)),
        };
      });
    },
    answerDispute: (reference, evidence, key) =>
      replyOnce(
        reference,
        () => stripe.disputes.update(reference, evidenceParams(evidence), { idempotencyKey: key }),
        (dispute) => isAnswered(dispute, evidence),
      ),
    acceptDispute: (reference, key) =>
      replyOnce(
        reference,
        () => stripe.disputes.close(reference, {}, { idempotencyKey: key }),
        isAccepted,
      ),
    forgetMethod: (token) =>
      callStripe(() => unlessGone(() => stripe.paymentMethods.detach(partsOf(token).card))),
    forgetPayer: (payer) => callStripe(() => unlessGone(() => stripe.customers.del(payer))),
    close: () => Promise.resolve(),
  };
};
