import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payment, PaymentEvent } from '#server/adapters/payments/index.ts';
import type { Attempt, Outcome } from '#server/adapters/payments/sandbox/entry.ts';
import type { Deliver, SandboxOptions } from '#server/adapters/payments/sandbox/index.ts';
import { openSandbox } from '#server/adapters/payments/sandbox/index.ts';

/** A payment of an order that nobody else has. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  orderId: randomUUID(),
  minor: 1499,
  currency: 'EUR',
  method: 'card',
  description: '30 credits',
  locale: 'en',
  returnUrl: 'http://duet.localhost/transactions/1',
  cancelUrl: 'http://duet.localhost/credits/1/card',
  until: new Date('2031-01-01'),
  payer: 'payer-1',
  token: null,
  ...changes,
});

export const withCard = (outcome: Outcome, changes: Partial<Attempt> = {}): Attempt => ({
  outcome,
  paidWith: { method: 'card', brand: 'visa', last4: '4242' },
  keep: false,
  asks: null,
  ...changes,
});

type Delivery = Parameters<Deliver>[0];

/** The test provider on a folder of its own, with a clock that stands still until it is moved. */
export const sandboxBench = async (options: Partial<SandboxOptions> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-sandbox-'));
  let time = Date.parse('2026-11-15T12:00:00Z');
  const closing: (() => Promise<void>)[] = [];
  const now = () => new Date(time);
  /** As another process would open the same books. */
  const open = async (more: Partial<SandboxOptions> = {}) => {
    const sandbox = await openSandbox({ folder, now, retry: 0, ...options, ...more });
    closing.push(() => sandbox.close());
    return sandbox;
  };
  return {
    folder,
    now,
    open,
    forward: (seconds: number) => {
      time += seconds * 1000;
    },
    close: async () => {
      await Promise.all(closing.map((close) => close()));
      await rm(folder, { recursive: true });
    },
  };
};

/** A webhook receiver that records what the sandbox delivers. */
export const inbox = (answer: (count: number) => number = () => 200) => {
  const deliveries: Delivery[] = [];
  const deliver: Deliver = async (word) => {
    deliveries.push(word);
    return answer(deliveries.length);
  };
  return {
    words: deliveries,
    deliver,
    read: (read: (body: Uint8Array, headers: Delivery['headers']) => Promise<PaymentEvent>) =>
      Promise.all(deliveries.map(({ body, headers }) => read(Buffer.from(body), headers))),
  };
};
