import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/index.ts';
import { ProviderError } from '../../server/outside/payments/index.ts';
import { runJob } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  orderRow,
  payWith,
  place,
  runBillingJob,
  sandboxOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { PASSWORD } from '../support/people.ts';
import { SOON, waitFor } from '../support/wait.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({}, undefined, SOON);
});

afterAll(() => app.close());

afterEach(() => vi.restoreAllMocks());

/** The provider is away once, when it is told to forget. */
const failOnce = () => {
  vi.spyOn(app.core.log, 'error').mockReturnValue();
  return vi.spyOn(app.core.payments, 'forget').mockRejectedValueOnce(new ProviderError('away'));
};

const erase = async (person: Person): Promise<void> => {
  await as(app, person)(api.accountDelete, { body: { password: PASSWORD } });
  app.clock.forward({ days: 15 });
  await runJob(app, 'erase-accounts');
};

/** Until the provider knows no card of an order any more. */
const forgotten = (reference: string) =>
  waitFor(async () => {
    const entry = await sandboxOf(app.core).checkout.open(reference);
    return entry?.attempt === null && !entry.mayCharge ? true : null;
  }, 'a card that is forgotten');

const referenceOf = async (id: string): Promise<string> =>
  (await orderRow(app, id)).reference ?? '';

describe('a kept card', () => {
  it('[PAY-5] is forgotten with its account, also if the provider is away at first', async () => {
    const anna = await addBuyer(app);
    const { id } = await buy(app, anna, { keep: true });
    const forget = failOnce();
    await erase(anna);
    await forgotten(await referenceOf(id));
    expect(forget).toHaveBeenCalledTimes(2);
  });

  it('[PAY-5] is forgotten when another one takes its place', async () => {
    const bea = await addBuyer(app);
    const first = await buy(app, bea, { keep: true });
    const forget = failOnce();
    const second = await buy(app, bea, { keep: true });
    await forgotten(await referenceOf(first.id));
    expect(forget).toHaveBeenCalledTimes(2);
    const entry = await sandboxOf(app.core).checkout.open(await referenceOf(second.id));
    expect(entry?.mayCharge).toBe(true);
  });

  it('[PAY-5] of somebody who is gone by the time that it is paid is not kept at all', async () => {
    const carla = await addBuyer(app);
    const { order, reference } = await place(app, carla);
    await payWith(app, reference, { outcome: 'slow', keep: true });
    await check(app, carla, order.id);
    await erase(carla);
    await runBillingJob(app, 'billing.follow-orders');
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed', userId: null });
    await forgotten(reference);
  });
});
