import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWith, seconds, secretKey } from '#tests/support/stripe-fixtures.ts';
import type { StripeStub } from '#tests/support/stripe-stub.ts';
import { startStripeStub } from '#tests/support/stripe-stub.ts';

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

it('[OPS-9] a dispute is answered with our words and what we hold, and sent at once', async () => {
  server.has({ 'POST /v1/disputes/dp_1': dispute });
  const answered = await openWith(server).answerDispute('dp_1', {
    words: 'She wrote ten messages.',
    product: '30 credits',
    activity: 'Of 30 credits 20 were used.',
    boughtAt: new Date('2026-11-12T18:02:41Z'),
    buyer: { name: 'Anna', email: 'anna@people.example' },
  });
  expect(answered).toMatchObject({ reference: 'dp_1', kind: 'dispute', state: 'under_review' });
  expect(server.calls[0]?.params).toMatchObject({
    submit: 'true',
    'evidence[uncategorized_text]': 'She wrote ten messages.',
    'evidence[access_activity_log]': 'Of 30 credits 20 were used.',
    'evidence[service_date]': '2026-11-12',
    'evidence[customer_email_address]': 'anna@people.example',
  });
});

it('[OPS-9] a dispute is given up', async () => {
  server.has({ 'POST /v1/disputes/dp_1/close': { ...dispute, status: 'lost' } });
  expect(await openWith(server).acceptDispute('dp_1')).toMatchObject({ state: 'lost' });
});
