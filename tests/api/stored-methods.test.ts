import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { PayerUnknown, ProviderError } from '#server/adapters/payments/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  orderRow,
  payWith,
  placeOrder,
  runBillingJob,
  sandboxOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { PASSWORD } from '../support/people.ts';
import { FAST_RETRIES, waitFor } from '../support/wait.ts';

const app = await appOfFile({}, undefined, FAST_RETRIES);

afterEach(() => vi.restoreAllMocks());

/** The provider is away once, when it is told to forget. */
const failOnce = () => {
  vi.spyOn(app.core.log, 'error').mockReturnValue();
  return vi
    .spyOn(app.core.payments, 'forgetMethod')
    .mockRejectedValueOnce(new ProviderError('away'));
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

  it('[PAY-5] is kept if its owner wants it, listed, and removed in one step', async () => {
    const dora = await addBuyer(app);
    await buy(app, dora);
    const kept = async () => (await as(app, dora)(api.storedMethods)).methods;
    expect(await kept()).toEqual([]);
    const { id } = await buy(app, dora, { keep: true });
    expect(await kept()).toEqual([{ method: 'card', brand: 'visa', last4: '4242' }]);
    const remove = () => as(app, dora)(api.storedMethodForget, { body: { method: 'card' } });
    await Promise.all([remove(), remove()]);
    expect(await kept()).toEqual([]);
    await forgotten(await referenceOf(id));
    const { stored } = await as(app, dora)(api.quote, { query: { package: '1' } });
    expect(stored).toEqual([]);
  });

  it('[PAY-5] is what an order is quoted for, unless it asks for another way', async () => {
    const fenna = await addBuyer(app);
    const quoteFor = (method?: 'card' | 'paypal') =>
      as(app, fenna)(api.quote, { query: { package: '1', ...(method && { method }) } });
    // Of what everybody has the first one, which is not a card in this country.
    expect((await quoteFor()).method).toBe('ideal');
    await buy(app, fenna, { keep: true });
    const proposed = await quoteFor();
    expect(proposed).toMatchObject({ method: 'card', stored: [{ method: 'card' }] });
    expect(proposed).toEqual(await quoteFor('card'));
    const paypal = await quoteFor('paypal');
    expect(paypal.method).toBe('paypal');
    expect(paypal.client_id).not.toBe(proposed.client_id);
  });

  it('[PAY-5] whose bank asks leads there again when it is charged once more', async () => {
    const edda = await addBuyer(app);
    const { order, reference } = await placeOrder(app, edda);
    const { checkout } = sandboxOf(app.core);
    await payWith(app, reference, { keep: true, asks: 'issuer' });
    await checkout.confirm(reference, true);
    expect(await check(app, edda, order.id)).toMatchObject({ state: 'completed' });
    for (const [yes, state] of [
      [true, 'completed'],
      [false, 'failed'],
    ] as const) {
      const again = await placeOrder(app, edda, { stored: true });
      expect(again).toMatchObject({
        order: { state: 'loading' },
        redirect: expect.stringContaining('/sandbox/pay/'),
      });
      await checkout.confirm(again.reference, yes);
      expect(await check(app, edda, again.order.id)).toMatchObject({ state });
    }
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
    const { order, reference } = await placeOrder(app, carla);
    await payWith(app, reference, { outcome: 'slow', keep: true });
    await check(app, carla, order.id);
    await erase(carla);
    await runBillingJob(app, 'billing.follow-orders');
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed', userId: null });
    await forgotten(reference);
  });
});

describe('a payer', () => {
  it('[PAY-4] is made known to the provider once, and with a new address', async () => {
    const fay = await addBuyer(app);
    const meet = vi.spyOn(app.core.payments, 'registerPayer');
    await buy(app, fay);
    await buy(app, fay);
    expect(meet.mock.calls).toEqual([[{ userId: fay.id, email: fay.email, knownAs: null }]]);
    const email = 'fay.anew@people.example';
    await app.core.db.update(tables.users).set({ email }).where(eq(tables.users.id, fay.id));
    await placeOrder(app, fay);
    expect(meet).toHaveBeenLastCalledWith({ userId: fay.id, email, knownAs: `payer-${fay.id}` });
  });

  it('[PAY-4] whom the provider does not know any more is made known anew', async () => {
    const gil = await addBuyer(app);
    vi.spyOn(app.core.payments, 'start').mockRejectedValueOnce(new PayerUnknown('gone'));
    const meet = vi.spyOn(app.core.payments, 'registerPayer');
    expect((await placeOrder(app, gil)).order).toMatchObject({ state: 'loading' });
    expect(meet).toHaveBeenCalledTimes(2);
  });

  it('[ACC-10] is forgotten with the account', async () => {
    const hope = await addBuyer(app);
    await buy(app, hope);
    const forget = vi.spyOn(app.core.payments, 'forgetPayer');
    await erase(hope);
    await waitFor(
      async () => (forget.mock.calls.length > 0 ? true : null),
      'a payer to be forgotten',
    );
    expect(forget).toHaveBeenCalledWith(`payer-${hope.id}`);
  });
});
