import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWith, seconds, secretKey } from '#tests/support/stripe-fixtures.ts';
import type { StripeStub } from '#tests/support/stripe-stub.ts';
import { startStripeStub } from '#tests/support/stripe-stub.ts';
import { ProviderError, ProviderRefused } from '../payments.ts';

let server: StripeStub;

beforeAll(async () => {
  server = await startStripeStub(secretKey);
});

afterAll(() => server.stop());

const dispute = {
  id: 'dp_1',
  object: 'dispute',
  status: 'under_review',
  reason: 'fraudulent',
  amount: 1499,
  currency: 'eur',
  created: seconds,
  evidence_details: { due_by: seconds + 60, has_evidence: true, submission_count: 1 },
};

const evidence = {
  words: 'She wrote ten messages.',
  product: '30 credits',
  activity: 'Of 30 credits 20 were used.',
  boughtAt: new Date('2026-11-12T18:02:41Z'),
  buyer: { name: 'Anna', email: 'anna@people.example' },
};

const refusal = {
  status: 400,
  body: { error: { type: 'invalid_request_error', message: 'It was submitted already.' } },
};

it('[OPS-9] a dispute is answered with our words and what we hold, and sent at once', async () => {
  server.has({ 'POST /v1/disputes/dp_1': dispute });
  const answered = await openWith(server).answerDispute('dp_1', evidence, 'reply-1');
  expect(answered).toMatchObject({ reference: 'dp_1', kind: 'dispute', state: 'under_review' });
  expect(server.calls[0]?.params).toMatchObject({
    submit: 'true',
    'evidence[uncategorized_text]': 'She wrote ten messages.',
    'evidence[access_activity_log]': 'Of 30 credits 20 were used.',
    'evidence[service_date]': '2026-11-12',
    'evidence[customer_email_address]': 'anna@people.example',
  });
  expect(server.calls[0]?.key).toBe('reply-1');
});

it('[OPS-9] a dispute is given up', async () => {
  server.has({ 'POST /v1/disputes/dp_1/close': { ...dispute, status: 'lost' } });
  expect(await openWith(server).acceptDispute('dp_1', 'reply-2')).toMatchObject({ state: 'lost' });
});

it('[OPS-9] an answer that Stripe has already was sent, any other is refused', async () => {
  const send = () => openWith(server).answerDispute('dp_1', evidence, 'reply-1');
  const said = { ...dispute, evidence: { uncategorized_text: evidence.words } };
  server.answer(({ method }) => (method === 'POST' ? refusal : { body: said }));
  expect(await send()).toMatchObject({ state: 'under_review' });
  const other = { ...dispute, evidence: { uncategorized_text: 'Something else.' } };
  server.answer(({ method }) => (method === 'POST' ? refusal : { body: other }));
  await expect(send()).rejects.toThrow(ProviderRefused);
  server.answer(() => ({ status: 500, body: { error: { type: 'api_error', message: 'no' } } }));
  const trouble = await send().catch((error: unknown) => error);
  expect(trouble).toBeInstanceOf(ProviderError);
  expect(trouble).not.toBeInstanceOf(ProviderRefused);
});

it('[OPS-9] a dispute that was given up before is given up', async () => {
  const accept = () => openWith(server).acceptDispute('dp_1', 'reply-2');
  server.answer(({ method }) =>
    method === 'POST' ? refusal : { body: { ...dispute, status: 'lost' } },
  );
  expect(await accept()).toMatchObject({ state: 'lost' });
  server.answer(({ method }) => (method === 'POST' ? refusal : { body: dispute }));
  await expect(accept()).rejects.toThrow(ProviderRefused);
});
