import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { ProviderError } from '#server/adapters/payments/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { runContended } from '../support/lock-contention.ts';
import type { OrderOptions } from '../support/payments.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  orderFor,
  orderRow,
  payWith,
  placeOrder,
  balance,
  balanceOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const { orders } = tables;

let isWordLost = false;

const app = await appOfFile({}, undefined, {
  sandbox: {
    through: (deliver) => (word) => (isWordLost ? Promise.resolve(200) : deliver(word)),
  },
});

afterEach(() => vi.restoreAllMocks());

const send = (person: Person, body: Awaited<ReturnType<typeof orderFor>>) =>
  as(app, person)(api.order, { body });

/** Presses the buttons of two tabs at the same moment, each for another package. */
const pressBoth = async (person: Person, wanted: OrderOptions) => {
  const bodies = [
    await orderFor(app, person, { ...wanted, credits: 80 }),
    await orderFor(app, person, { ...wanted, credits: 200 }),
  ];
  const calls = bodies.map((body) => () => send(person, body));
  const tried = await runContended(app.core, (tx) => lockUser(tx, person.id), calls);
  const taken = tried.flatMap((one) =>
    one.status === 'fulfilled' ? (one.value as Awaited<ReturnType<typeof send>>).order : [],
  );
  const refused = tried.flatMap((one) =>
    one.status === 'rejected' ? (one.reason as { answer: { code: string } }).answer : [],
  );
  return { taken, refused };
};

const openOf = ({ id }: Person) =>
  app.core.db.$count(orders, and(eq(orders.userId, id), eq(orders.state, 'loading')));

describe('two tabs at the same moment', () => {
  it('[PAY-5] charge a kept card once, and the second is asked before it is charged as well', async () => {
    const anna = await addBuyer(app);
    await buy(app, anna, { keep: true });
    const { taken, refused } = await pressBoth(anna, { stored: true });
    expect(taken).toMatchObject([{ state: 'completed' }]);
    expect(refused).toMatchObject([
      { code: 'order_meanwhile', values: { id: taken[0]?.id, credits: taken[0]?.credits } },
    ]);
    expect(await balanceOf(app, anna)).toEqual(balance(30 + (taken[0]?.credits ?? 0), true));
    // Whoever has seen the other order and wants this one too is not asked again.
    const again = await orderFor(app, anna, { credits: 30, stored: true });
    expect(await send(anna, again)).toMatchObject({ order: { state: 'completed' } });
  });

  it('[PAY-3] leave one order that waits to be paid', async () => {
    const bea = await addBuyer(app);
    const { taken, refused } = await pressBoth(bea, {});
    expect(taken).toHaveLength(1);
    expect(refused).toMatchObject([{ code: 'order_meanwhile', values: { id: taken[0]?.id } }]);
    expect(await openOf(bea)).toBe(1);
  });
});

describe('a page that was open while another order was paid', () => {
  it('[PAY-3] asks once, names that order, and then takes this one', async () => {
    const carla = await addBuyer(app);
    const early = await orderFor(app, carla, { credits: 80 });
    const paid = await buy(app, carla, { keep: true });
    const meanwhile = {
      answer: { code: 'order_meanwhile', values: { id: paid.id, credits: 30, minor: 1499 } },
    };
    await expect(send(carla, early)).rejects.toMatchObject(meanwhile);
    await expect(send(carla, { ...early, stored: true })).rejects.toMatchObject(meanwhile);
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
    const anew = await orderFor(app, carla, { credits: 80, stored: true });
    expect(await send(carla, anew)).toMatchObject({ order: { state: 'completed' } });
  });

  it('[PAY-3] is told of one that is paid just as it is given up', async () => {
    const dora = await addBuyer(app);
    const { order, reference } = await placeOrder(app, dora);
    const body = await orderFor(app, dora, { credits: 80 });
    // The provider has the money, and its word is not here yet.
    isWordLost = true;
    await payWith(app, reference, { outcome: 'slow' });
    await expect(send(dora, body)).rejects.toMatchObject({
      answer: { code: 'order_meanwhile', values: { id: order.id } },
    });
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'pending' });
    isWordLost = false;
    const anew = await orderFor(app, dora, { credits: 80 });
    expect((await send(dora, anew)).order).toMatchObject({ state: 'loading', credits: 80 });
  });

  it('[PAY-5] asks as well while a bank still thinks about the other one', async () => {
    const hanna = await addBuyer(app);
    const early = await orderFor(app, hanna, { credits: 80 });
    const { order, reference } = await placeOrder(app, hanna);
    await payWith(app, reference, { outcome: 'slow' });
    expect(await check(app, hanna, order.id)).toMatchObject({ state: 'pending' });
    await expect(send(hanna, early)).rejects.toMatchObject({
      answer: { code: 'order_meanwhile', values: { id: order.id } },
    });
    const anew = await orderFor(app, hanna, { credits: 80 });
    expect((await send(hanna, anew)).order).toMatchObject({ state: 'loading' });
  });

  it('[PAY-3] hears nothing of one that was given up', async () => {
    const eva = await addBuyer(app);
    const early = await orderFor(app, eva, { credits: 80 });
    const { order } = await placeOrder(app, eva);
    await as(app, eva)(api.orderCancel, { body: { id: order.id } });
    await expect(send(eva, early)).rejects.toMatchObject({ answer: { code: 'price_changed' } });
  });
});

describe('whoever asks how a payment stands', () => {
  const asked = (person: Person, id: string) => as(app, person)(api.orderCheck, { body: { id } });

  it('[PAY-3] hears that it can be paid only if the provider says so', async () => {
    const fenna = await addBuyer(app);
    const { order, reference } = await placeOrder(app, fenna);
    expect(await asked(fenna, order.id)).toMatchObject({ payable: true });
    const look = vi.spyOn(app.core.payments, 'fetchStatus');
    vi.spyOn(app.core.log, 'error').mockReturnValue();
    look.mockRejectedValueOnce(new ProviderError('away'));
    await expect(asked(fenna, order.id)).rejects.toMatchObject({ status: 503 });
    await payWith(app, reference);
    expect(await asked(fenna, order.id)).toMatchObject({
      order: { state: 'completed' },
      payable: false,
    });
  });

  it('[PAY-3] does not pay what is being charged at this moment', async () => {
    const gitta = await addBuyer(app);
    const { order } = await placeOrder(app, gitta);
    await app.core.db.update(orders).set({ reference: null }).where(eq(orders.id, order.id));
    expect(await asked(gitta, order.id)).toMatchObject({ payable: false });
    app.clock.forward({ seconds: 130 });
    expect(await asked(gitta, order.id)).toMatchObject({ payable: true });
    expect(await check(app, gitta, order.id)).toMatchObject({ state: 'loading' });
  });
});
