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
} from '#tests/support/stripe-fixtures.ts';
import { PayerUnknown, ProviderError } from '../payments.ts';

let server: StripeStub;

beforeAll(async () => {
  server = await startStripeStub(secretKey);
});

afterAll(() => server.stop());

beforeEach(() => server.has({}));

const open = (key?: string) => openWith(server, key);

describe('a payment on a page of Stripe', () => {
  it('[PAY-4] is a checkout session with one item, once for each order', async () => {
    server.has({ 'POST /v1/checkout/sessions': session });
    expect(await open().start(payment)).toEqual({
      reference: 'cs_1',
      redirect: session.url,
      report: {
        reference: 'cs_1',
        orderId: payment.orderId,
        state: 'loading',
        failure: null,
        minor: 1499,
        currency: 'EUR',
        paidWith: null,
        storedMethod: null,
      },
    });
    const [call] = server.calls;
    expect(call?.key).toBe(payment.orderId);
    expect(call?.version).toBe(Stripe.API_VERSION);
    expect(call?.params).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '1499',
      'line_items[0][price_data][product_data][name]': '30 credits',
      'adaptive_pricing[enabled]': 'false',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: payment.orderId,
      'metadata[order]': payment.orderId,
      'payment_intent_data[description]': '30 credits',
      'payment_intent_data[metadata][order]': payment.orderId,
      'payment_intent_data[statement_descriptor_suffix]': 'CREDITS',
      customer: 'cus_1',
      'saved_payment_method_options[payment_method_save]': 'enabled',
      submit_type: 'pay',
      expires_at: String(seconds + 5400),
      locale: 'nb',
      success_url: payment.returnUrl,
      cancel_url: payment.cancelUrl,
      'expand[0]': 'payment_intent.latest_charge',
      'expand[1]': 'payment_intent.payment_method',
    });
  });

  it.each([
    ['applepay', 'card'],
    ['googlepay', 'card'],
    ['paypal', 'paypal'],
    ['ideal', 'ideal'],
    ['bancontact', 'bancontact'],
  ] as const)('keeps nothing of %s', async (method, type) => {
    server.has({ 'POST /v1/checkout/sessions': session });
    await open().start({ ...payment, method });
    const params = server.calls[0]?.params;
    expect(params).toHaveProperty(['allowed_payment_method_types[0]'], type);
    expect(params).not.toHaveProperty(['saved_payment_method_options[payment_method_save]']);
  });

  it.each([
    ['open', session, 'loading', null],
    ['paid', paid, 'completed', null],
    [
      'refused, with the page still open',
      { ...session, payment_intent: { ...intent, status: 'requires_payment_method' } },
      'loading',
      null,
    ],
    [
      'with the bank',
      { ...paid, payment_status: 'unpaid', payment_intent: { ...intent, status: 'processing' } },
      'pending',
      null,
    ],
    [
      'refused by the bank later',
      {
        ...paid,
        payment_status: 'unpaid',
        payment_intent: {
          ...intent,
          status: 'requires_payment_method',
          last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
        },
      },
      'failed',
      'insufficient_funds',
    ],
    ['given up', { ...session, status: 'expired' }, 'cancelled', null],
    [
      'left lying',
      { ...session, status: 'expired', expires_at: seconds - 1 },
      'failed',
      'timed_out',
    ],
  ])('[PAY-3] is %s', async (_, body, state, failure) => {
    server.has({ 'GET /v1/checkout/sessions/cs_1': body });
    expect(await open().fetchStatus('cs_1')).toMatchObject({ state, failure });
  });

  it('[PAY-5] tells which card it was, and keeps it', async () => {
    server.has({ 'GET /v1/checkout/sessions/cs_1': paid });
    const shown = { method: 'card', brand: 'visa', last4: '4242' };
    expect(await open().fetchStatus('cs_1')).toMatchObject({
      paidWith: shown,
      storedMethod: { token: 'cus_1/pm_1', shown },
    });
  });

  it.each([
    ['apple_pay', 'applepay'],
    ['google_pay', 'googlepay'],
  ])(
    '[PAY-5] keeps the card in a wallet too (%s), which has a customer as well',
    async (type, method) => {
      const card = { brand: 'visa', last4: '4242', wallet: { type } };
      const latest_charge = { ...charge, payment_method_details: { type: 'card', card } };
      const body = { ...paid, payment_intent: { ...intent, latest_charge } };
      server.has({ 'GET /v1/checkout/sessions/cs_1': body });
      expect(await open().fetchStatus('cs_1')).toMatchObject({
        paidWith: { method, brand: 'visa', last4: '4242' },
        storedMethod: {
          token: 'cus_1/pm_1',
          shown: { method: 'card', brand: 'visa', last4: '4242' },
        },
      });
    },
  );

  it.each([
    [{ card: { brand: 'visa', last4: '0016', country: 'DE', wallet: null } }, 'DE'],
    [{ ideal: { bank: 'ing', bic: 'INGBNL2A', iban_last4: '1201' } }, 'NL'],
    [{ bancontact: { bank_name: 'KBC', bic: 'KREDBEBB', iban_last4: '4449' } }, 'BE'],
    [{ ideal: { bank: null, bic: null, iban_last4: null } }, undefined],
  ])('[PAY-12] tells where %o was issued', async (payment_method_details, country) => {
    const latest_charge = { ...charge, payment_method_details };
    const body = { ...paid, payment_intent: { ...intent, latest_charge } };
    server.has({ 'GET /v1/checkout/sessions/cs_1': body });
    expect((await open().fetchStatus('cs_1'))?.paidWith?.country).toBe(country);
  });

  it('[PAY-5] keeps no card whose owner has not ticked it', async () => {
    for (const more of [{ allow_redisplay: 'limited' }, { customer: null }]) {
      const payment_method = { ...intent.payment_method, ...more };
      const body = { ...paid, payment_intent: { ...intent, payment_method } };
      server.has({ 'GET /v1/checkout/sessions/cs_1': body });
      expect(await open().fetchStatus('cs_1')).toMatchObject({
        state: 'completed',
        storedMethod: null,
      });
    }
  });

  it('[PAY-4] asks to be told anew of a payer whom Stripe does not know any more', async () => {
    await expect(open().start(payment)).rejects.toThrow(PayerUnknown);
  });

  it('is not known to Stripe', async () => {
    expect(await open().fetchStatus('cs_9')).toBeNull();
  });

  it('is returned when the bank of the payer took it back, but not for a mere question', async () => {
    const disputed = { ...charge, disputed: true };
    const body = { ...paid, payment_intent: { ...intent, latest_charge: disputed } };
    const disputes = (status: string) => ({
      'GET /v1/checkout/sessions/cs_1': body,
      'GET /v1/disputes': { object: 'list', data: [{ id: 'dp_1', status }], has_more: false },
    });
    server.has(disputes('needs_response'));
    expect(await open().fetchStatus('cs_1')).toMatchObject({
      state: 'returned',
      failure: 'returned',
    });
    server.has(disputes('warning_needs_response'));
    expect(await open().fetchStatus('cs_1')).toMatchObject({ state: 'completed' });
    server.has(disputes('won'));
    expect(await open().fetchStatus('cs_1')).toMatchObject({ state: 'restored', failure: null });
  });

  it('is given up unless it was paid meanwhile', async () => {
    server.has({
      'POST /v1/checkout/sessions/cs_1/expire': session,
      'GET /v1/checkout/sessions/cs_1': { ...session, status: 'expired' },
    });
    expect(await open().cancel('cs_1')).toMatchObject({ state: 'cancelled' });
    server.answer(({ method }) =>
      method === 'POST'
        ? { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } }
        : { body: paid },
    );
    expect(await open().cancel('cs_1')).toMatchObject({ state: 'completed' });
  });
});

describe('refunds', () => {
  const asked = { reference: 'cs_1', minor: 500, currency: 'EUR', key: 'refund-1' };

  /** What Stripe has when these refunds were made before. */
  const after = (...data: readonly object[]) => ({
    'GET /v1/checkout/sessions/cs_1': paid,
    'GET /v1/refunds': { object: 'list', data, has_more: false },
    'POST /v1/refunds': { id: 're_1' },
  });

  const made = (status: string, key: string) => ({ id: 're_0', status, metadata: { key } });

  const isMade = () => server.calls.some(({ method }) => method === 'POST');

  it('[PAY-10] give back the payment behind the page, once for each key', async () => {
    server.has(after(made('succeeded', 'refund-0')));
    await open().refund(asked);
    expect(server.calls.at(-1)).toMatchObject({
      params: { payment_intent: 'pi_1', amount: '500', 'metadata[key]': 'refund-1' },
      key: 'refund-1',
    });
  });

  it('[PAY-10] are not made again when Stripe has forgotten the key of the call', async () => {
    for (const status of ['succeeded', 'pending', 'requires_action']) {
      server.has(after(made(status, 'refund-1')));
      await open().refund(asked);
      expect(server.calls[1]?.params).toMatchObject({ payment_intent: 'pi_1' });
      expect(isMade()).toBe(false);
    }
    for (const status of ['failed', 'canceled']) {
      server.has(after(made(status, 'refund-1')));
      await open().refund(asked);
      expect(isMade()).toBe(true);
    }
  });

  it('are refused without a payment and in other money', async () => {
    server.has({
      'GET /v1/checkout/sessions/cs_1': session,
      'GET /v1/payment_intents/pi_1': intent,
    });
    const refund = { minor: 500, currency: 'USD', key: 'refund-2' };
    await expect(open().refund({ ...refund, reference: 'cs_1' })).rejects.toThrow(ProviderError);
    await expect(open().refund({ ...refund, reference: 'pi_1' })).rejects.toThrow(ProviderError);
    expect(server.calls.some(({ path }) => path === '/v1/refunds')).toBe(false);
  });
});

describe('trouble', () => {
  it('is told without keys', async () => {
    const wrong = open('sk_test_wrong_hunter2').fetchStatus('cs_1');
    await expect(wrong).rejects.toThrow(ProviderError);
    await expect(wrong).rejects.toThrow(/^Stripe: \w+ 401 req_1$/);
  });

  it('is tried again twice', async () => {
    server.answer(() => ({ status: 500, body: { error: { type: 'api_error', message: 'no' } } }));
    await expect(open().start(payment)).rejects.toThrow(ProviderError);
    expect(server.calls.map(({ key }) => key)).toEqual(Array(3).fill(payment.orderId));
  });
});
