import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StripeStub } from '#tests/support/stripe-stub.ts';
import { startStripeStub } from '#tests/support/stripe-stub.ts';
import {
  charge,
  intent,
  openWith,
  paid,
  payment,
  seconds,
  secretKey,
  session,
  webhookSecret,
} from '#tests/support/stripe-fixtures.ts';
import { NotSigned } from '../payments.ts';

let server: StripeStub;

beforeAll(async () => {
  server = await startStripeStub(secretKey);
});

afterAll(() => server.stop());

beforeEach(() => server.has({}));

describe('word of Stripe', () => {
  const { webhooks } = new Stripe(secretKey);

  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds, data: { object } });

  /** What is told of every word. */
  const told = (word: string) => ({ id: 'evt_1', word, happenedAt: new Date(seconds * 1000) });

  const read = (payload: string, timestamp = seconds, secret = webhookSecret) => {
    const header = webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return openWith(server).readEvent(Buffer.from(payload), { 'stripe-signature': header });
  };

  it('[PAY-4] is believed when it is signed, and tells how the payment stands by now', async () => {
    server.has({ 'GET /v1/checkout/sessions/cs_1': paid });
    const late = event('checkout.session.expired', { ...session, status: 'expired' });
    expect(await read(late)).toMatchObject({
      id: 'evt_1',
      report: { reference: 'cs_1', state: 'completed', storedMethod: { token: 'cus_1/pm_1' } },
    });
  });

  it.each(['{}', '[]', '{"id":"evt_1"}', '{"id":"evt_1","type":"checkout.session.completed"}'])(
    '[PAY-4] is not taken for word when it has no shape: %s',
    async (payload) => {
      await expect(read(payload)).rejects.toThrow(NotSigned);
    },
  );

  it('[PAY-4] is not believed with another key, an old date, changed bytes or no signature', async () => {
    const payload = event('checkout.session.completed', session);
    await expect(read(payload, seconds, 'whsec_another')).rejects.toThrow(NotSigned);
    await expect(read(payload, seconds - 301)).rejects.toThrow(NotSigned);
    const header = webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: seconds,
    });
    const changed = Buffer.from(payload.replace('cs_1', 'cs_2'));
    await expect(
      openWith(server).readEvent(changed, { 'stripe-signature': header }),
    ).rejects.toThrow(NotSigned);
    await expect(openWith(server).readEvent(Buffer.from(payload), {})).rejects.toThrow(NotSigned);
    expect(server.calls).toEqual([]);
  });

  it('of a charge is heard, of the payment behind a page is not', async () => {
    server.has({ 'GET /v1/payment_intents/pi_1': intent });
    expect(await read(event('payment_intent.succeeded', intent))).toMatchObject({
      report: { reference: 'pi_1', state: 'completed', storedMethod: null },
    });
    const behind = { ...intent, metadata: { order: payment.orderId } };
    expect(await read(event('payment_intent.payment_failed', behind))).toEqual({
      ...told('payment_intent.payment_failed'),
      report: null,
      failedRefund: null,
      dispute: null,
    });
  });

  it('of a dispute finds the page that it was paid on', async () => {
    const disputed = { ...intent, latest_charge: { ...charge, disputed: true } };
    const dispute = {
      id: 'dp_1',
      object: 'dispute',
      status: 'needs_response',
      reason: 'product_not_received',
      amount: 1499,
      currency: 'eur',
      created: seconds - 60,
      evidence_details: { due_by: seconds + 86_400, has_evidence: false, submission_count: 0 },
      payment_intent: 'pi_1',
    };
    server.has({
      'GET /v1/disputes/dp_1': dispute,
      'GET /v1/checkout/sessions': { object: 'list', data: [session], has_more: false },
      'GET /v1/checkout/sessions/cs_1': { ...paid, payment_intent: disputed },
      'GET /v1/disputes': { object: 'list', data: [dispute], has_more: false },
    });
    expect(await read(event('charge.dispute.created', dispute))).toMatchObject({
      word: 'charge.dispute.created',
      report: { reference: 'cs_1', orderId: payment.orderId, state: 'returned' },
      dispute: {
        reference: 'dp_1',
        kind: 'dispute',
        state: 'needs_response',
        reason: 'product_not_received',
        minor: 1499,
        currency: 'EUR',
        dueAt: new Date((seconds + 86_400) * 1000),
      },
    });
    expect(server.calls[0]?.params).toMatchObject({ payment_intent: 'pi_1' });
    const won = { ...dispute, status: 'won' };
    server.has({
      'GET /v1/disputes/dp_1': won,
      'GET /v1/checkout/sessions': { object: 'list', data: [session], has_more: false },
      'GET /v1/checkout/sessions/cs_1': { ...paid, payment_intent: disputed },
      'GET /v1/disputes': { object: 'list', data: [won], has_more: false },
    });
    expect(await read(event('charge.dispute.funds_reinstated', won))).toMatchObject({
      report: { reference: 'cs_1', state: 'restored', failure: null },
      dispute: { state: 'won' },
    });
  });

  it('[OPS-9] of an inquiry takes nothing, and is told as one', async () => {
    const inquiry = {
      id: 'dp_2',
      object: 'dispute',
      status: 'warning_needs_response',
      reason: 'general',
      amount: 1499,
      currency: 'eur',
      created: seconds,
      evidence_details: { due_by: null, has_evidence: false, submission_count: 0 },
      payment_intent: 'pi_1',
    };
    const disputed = { ...intent, latest_charge: { ...charge, disputed: true } };
    server.has({
      'GET /v1/disputes/dp_2': inquiry,
      'GET /v1/disputes': { object: 'list', data: [inquiry], has_more: false },
      'GET /v1/checkout/sessions': { object: 'list', data: [], has_more: false },
      'GET /v1/payment_intents/pi_1': disputed,
    });
    expect(await read(event('charge.dispute.updated', inquiry))).toMatchObject({
      report: { reference: 'pi_1', state: 'completed' },
      dispute: { kind: 'inquiry', state: 'needs_response', dueAt: null },
    });
  });

  it('[PAY-10] of a refund tells if it came to nothing', async () => {
    const refund = {
      id: 're_1',
      object: 'refund',
      status: 'failed',
      metadata: { key: 'refund-1' },
    };
    const heard = { report: null, failedRefund: 'refund-1', dispute: null };
    expect(await read(event('refund.failed', refund))).toEqual({
      ...told('refund.failed'),
      ...heard,
    });
    expect(await read(event('refund.updated', { ...refund, status: 'canceled' }))).toMatchObject(
      heard,
    );
    const fine = { ...heard, failedRefund: null };
    expect(await read(event('refund.updated', { ...refund, status: 'succeeded' }))).toMatchObject(
      fine,
    );
    expect(await read(event('refund.failed', { ...refund, metadata: {} }))).toMatchObject(fine);
  });

  it('of something else is nothing to us', async () => {
    expect(await read(event('customer.created', { id: 'cus_1' }))).toEqual({
      ...told('customer.created'),
      report: null,
      failedRefund: null,
      dispute: null,
    });
    server.has({ 'GET /v1/checkout/sessions/cs_1': { ...paid, client_reference_id: null } });
    expect(await read(event('checkout.session.completed', session))).toMatchObject({
      report: null,
    });
    // Another shop may share the account, and call its orders as it likes.
    server.has({ 'GET /v1/checkout/sessions/cs_1': { ...paid, client_reference_id: 'cart-17' } });
    expect(await read(event('checkout.session.completed', session))).toEqual({
      ...told('checkout.session.completed'),
      report: null,
      failedRefund: null,
      dispute: null,
    });
  });
});
