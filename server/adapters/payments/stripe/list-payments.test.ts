import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  charge,
  intent,
  openWith,
  payment,
  seconds,
  secretKey,
} from '#tests/support/stripe-fixtures.ts';
import type { StripeStub } from '#tests/support/stripe-stub.ts';
import { startStripeStub } from '#tests/support/stripe-stub.ts';

let server: StripeStub;

beforeAll(async () => {
  server = await startStripeStub(secretKey);
});

afterAll(() => server.stop());

const from = new Date((seconds - 3600) * 1000);
const until = new Date(seconds * 1000);

const listed = { ...intent, created: seconds - 60, amount_received: 1499 };

const dispute = {
  id: 'dp_1',
  object: 'dispute',
  status: 'needs_response',
  reason: 'fraudulent',
  amount: 1499,
  currency: 'eur',
  created: seconds,
  evidence_details: { due_by: null, has_evidence: false, submission_count: 0 },
};

it('[OPS-9] payments of a period are listed page by page, with refunds and disputes', async () => {
  const refunded = { ...charge, amount_refunded: 500 };
  const disputed = { ...charge, id: 'ch_2', amount_refunded: 0, disputed: true };
  const pages: Readonly<Record<string, object[]>> = {
    '': [
      { ...listed, latest_charge: refunded },
      { ...listed, id: 'pi_2', metadata: { order: 'cart-17' } },
      { ...listed, id: 'pi_3', status: 'canceled' },
    ],
    pi_3: [{ ...listed, id: 'pi_4', latest_charge: disputed }],
  };
  server.answer(({ path, params }) => {
    if (path === '/v1/disputes')
      return { body: { object: 'list', data: [dispute], has_more: false } };
    const after = params['starting_after'] ?? '';
    return { body: { object: 'list', data: pages[after] ?? [], has_more: after === '' } };
  });
  const { payments, isWhole } = await openWith(server).list({ from, until, max: 2000 });
  expect(isWhole).toBe(true);
  expect(payments).toMatchObject([
    {
      reference: 'pi_1',
      orderId: payment.orderId,
      minor: 1499,
      currency: 'EUR',
      refundedMinor: 500,
      dispute: null,
    },
    { reference: 'pi_4', refundedMinor: 0, dispute: { reference: 'dp_1', kind: 'dispute' } },
  ]);
  expect(server.calls[0]).toMatchObject({
    path: '/v1/payment_intents',
    params: {
      'created[gte]': String(seconds - 3600),
      'created[lt]': String(seconds),
      limit: '100',
    },
  });
});

it('[OPS-9] a list that is too long ends, and says so', async () => {
  server.answer(() => ({ body: { object: 'list', data: [listed], has_more: true } }));
  const { payments, isWhole } = await openWith(server).list({ from, until, max: 3 });
  expect(isWhole).toBe(false);
  expect(payments).toHaveLength(3);
  expect(server.calls).toHaveLength(3);
});
