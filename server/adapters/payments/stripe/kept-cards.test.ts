import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StripeStub } from '#tests/support/stripe-stub.ts';
import { startStripeStub } from '#tests/support/stripe-stub.ts';
import { intent, openWith, payment, secretKey } from '#tests/support/stripe-fixtures.ts';

let server: StripeStub;

beforeAll(async () => {
  server = await startStripeStub(secretKey);
});

afterAll(() => server.stop());

beforeEach(() => server.has({}));

const open = () => openWith(server);

describe('a kept card', () => {
  const again = { ...payment, token: 'cus_1/pm_1' };

  it('[PAY-5] is charged without a page', async () => {
    server.has({ 'POST /v1/payment_intents': intent });
    expect(await open().start(again)).toMatchObject({
      reference: 'pi_1',
      redirect: null,
      report: { state: 'completed', orderId: payment.orderId, paidWith: { last4: '4242' } },
    });
    const [call] = server.calls;
    expect(call?.key).toBe(payment.orderId);
    expect(call?.params).toMatchObject({
      amount: '1499',
      currency: 'eur',
      customer: 'cus_1',
      payment_method: 'pm_1',
      confirm: 'true',
      return_url: payment.returnUrl,
      statement_descriptor_suffix: 'CREDITS',
    });
    expect(call?.params).not.toHaveProperty('off_session');
  });

  it('[PAY-5] leads to the bank that asks once more', async () => {
    const asking = {
      ...intent,
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://bank.example/3ds' },
      },
    };
    server.has({ 'POST /v1/payment_intents': asking });
    expect(await open().start(again)).toMatchObject({
      redirect: 'https://bank.example/3ds',
      report: { state: 'loading', failure: null },
    });
    server.has({ 'GET /v1/payment_intents/pi_1': { ...asking, next_action: null } });
    expect(await open().fetchStatus('pi_1')).toMatchObject({
      state: 'failed',
      failure: 'authentication',
    });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'refused'],
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'expired_card' }, 'card_expired'],
    [{ code: 'authentication_required' }, 'authentication'],
  ])('[PAY-3] can be refused: %j', async (error, failure) => {
    const refused = { ...intent, status: 'requires_payment_method', last_payment_error: error };
    server.answer(() => ({
      status: 402,
      body: { error: { type: 'card_error', message: 'no', ...error, payment_intent: refused } },
    }));
    expect(await open().start(again)).toMatchObject({
      reference: 'pi_1',
      redirect: null,
      report: { state: 'failed', failure },
    });
  });

  it('is forgotten by itself or with its owner, also twice', async () => {
    server.has({
      'POST /v1/payment_methods/pm_1/detach': { id: 'pm_1', customer: null },
      'DELETE /v1/customers/cus_1': { id: 'cus_1', deleted: true },
    });
    await open().forgetMethod('cus_1/pm_1');
    await open().forgetPayer('cus_1');
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/v1/payment_methods/pm_1/detach',
      '/v1/customers/cus_1',
    ]);
    server.has({});
    await open().forgetMethod('cus_1/pm_1');
    await open().forgetPayer('cus_1');
    expect(server.calls).toHaveLength(2);
  });
});

describe('a payer', () => {
  const payer = { userId: '0199a0a0-0000-7000-8000-000000000002', email: 'ada@people.example' };

  it('[PAY-4] is one customer, however often Stripe is told of them', async () => {
    server.has({ 'POST /v1/customers': { id: 'cus_1' } });
    expect(await open().registerPayer({ ...payer, knownAs: null })).toBe('cus_1');
    expect(server.calls[0]).toMatchObject({
      key: `member-${payer.userId}`,
      params: { email: payer.email, 'metadata[member]': payer.userId },
    });
  });

  it('[PAY-4] has the new address told', async () => {
    server.has({ 'POST /v1/customers/cus_1': { id: 'cus_1' } });
    expect(await open().registerPayer({ ...payer, knownAs: 'cus_1' })).toBe('cus_1');
    expect(server.calls[0]?.params).toEqual({ email: payer.email });
  });
});
