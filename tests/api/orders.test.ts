import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api, live } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { textsOf } from '../support/outbox.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  orderFor,
  orderRow,
  packageOf,
  payWith,
  placeOrder,
  balance,
  balanceOf,
  runBillingJob,
  sandboxOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { receivedOn, listen, openSocket, sessionHeader } from '../support/sockets.ts';
import { waitFor } from '../support/wait.ts';

const { orders, users } = tables;

const app = await appOfFile();

const ordersOf = async ({ id }: Person) => {
  const [row] = await app.core.db
    .select({ orders: count() })
    .from(orders)
    .where(eq(orders.userId, id));
  return row?.orders;
};

describe('packages', () => {
  it('[PAY-1] [PAY-12] follow the country that the member pays in', async () => {
    const anna = await addBuyer(app);
    const home = await as(app, anna)(api.packages);
    expect(home).toMatchObject({ country: 'NL', currency: 'EUR', tax_bp: 2100, discount: null });
    expect(home.packages).toMatchObject([
      { credits: 30, messages: 15, list_minor: 1499, minor: 1499, message_minor: 100 },
      { credits: 80, messages: 40, minor: 3499, message_minor: 87 },
      { credits: 200, messages: 100, minor: 7499, message_minor: 75 },
    ]);
    expect(home.methods).toEqual([
      'ideal',
      'card',
      'applepay',
      'googlepay',
      'paypal',
      'directdebit',
    ]);

    await as(app, anna)(api.paymentCountry, { body: { country: 'GB' } });
    const away = await as(app, anna)(api.packages);
    expect(away).toMatchObject({ country: 'GB', currency: 'GBP' });
    expect(away.methods).toEqual(['card', 'applepay', 'googlepay', 'paypal']);
    const gone = { query: { package: String(home.packages[0]?.id) } };
    await expect(as(app, anna)(api.quote, gone)).rejects.toMatchObject({ status: 404 });
  });

  it('[PAY-1] are told to visitors without any discount, and nothing is the most chosen yet', async () => {
    const { packages, discount } = await app.as({})(api.packages);
    expect(packages.map(({ most_chosen }) => most_chosen)).toEqual([false, false, false]);
    expect(discount).toBeNull();
  });
});

describe('an order', () => {
  it('[PAY-2] [PAY-3] makes premium at once, with credits, receipt, mail and word to all tabs', async () => {
    const bea = await addBuyer(app);
    const socket = openSocket(await listen(app), sessionHeader(bea.session));
    const heard = receivedOn(socket, live.orderChanged);
    await waitFor(async () => (socket.connected ? true : null), 'a connection');
    const { order, redirect, reference } = await placeOrder(app, bea, { credits: 80 });
    expect(order).toMatchObject({ state: 'loading', credits: 80, minor: 3499, receipt_no: null });
    expect(new URL(redirect ?? '').pathname).toBe(`/sandbox/pay/${reference}`);
    expect(await balanceOf(app, bea)).toEqual(balance(0, false));

    await payWith(app, reference);
    const paid = await waitFor(async () => {
      const { order: now } = await as(app, bea)(api.orderState, { query: { id: order.id } });
      return now.state === 'completed' ? now : null;
    }, 'word of the provider');
    expect(paid).toMatchObject({ tax_minor: 607, paid_with: { brand: 'visa', last4: '4242' } });
    expect(paid.receipt_no).toMatch(/^1-\d{4}-\d{6}$/);
    expect(await balanceOf(app, bea)).toEqual(balance(80, true));
    const [mail] = await app.mailsTo(bea.email);
    expect(mail?.text).toContain('€34.99');
    expect(mail?.text).toContain(paid.receipt_no);
    await waitFor(async () => heard.at(-1) ?? null, 'word to the tab');
    expect(heard.at(-1)).toEqual({
      id: order.id,
      state: 'completed',
      credits: 80,
      paid_user: true,
    });
    socket.close();
  });

  it('[PAY-3] is one, however often and from however many tabs it is sent', async () => {
    const carla = await addBuyer(app);
    const [one, other] = [await orderFor(app, carla), await orderFor(app, carla)];
    expect(other).toEqual(one);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as(app, carla)(api.order, { body: one })),
    );
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(await ordersOf(carla)).toBe(1);
    await payWith(app, answers[0]?.redirect?.split('/').at(-1) ?? '');
    await check(app, carla, answers[0]?.order.id ?? '');

    // The other tab presses its button after the first one has paid.
    const late = await as(app, carla)(api.order, { body: one });
    expect(late).toMatchObject({ order: { state: 'completed' }, redirect: null });
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
    expect((await orderFor(app, carla)).client_id).not.toBe(one.client_id);
    const changed = { ...one, package: (await packageOf(app, carla, 80)).id };
    await expect(as(app, carla)(api.order, { body: changed })).rejects.toMatchObject({
      answer: { code: 'key_reused' },
    });
  });

  it('[PAY-3] that is refused, given up or late says so, and gives nothing', async () => {
    const dora = await addBuyer(app);
    const refused = await placeOrder(app, dora);
    await payWith(app, refused.reference, { outcome: 'insufficient_funds' });
    expect(await check(app, dora, refused.order.id)).toMatchObject({
      state: 'failed',
      failure: 'insufficient_funds',
      receipt_no: null,
    });
    const left = await placeOrder(app, dora);
    await sandboxOf(app.core).checkout.giveUp(left.reference);
    expect(await check(app, dora, left.order.id)).toMatchObject({ state: 'cancelled' });
    const own = await placeOrder(app, dora);
    const given = await as(app, dora)(api.orderCancel, { body: { id: own.order.id } });
    expect(given).toMatchObject({ order: { state: 'cancelled' }, redirect: null });
    expect(await balanceOf(app, dora)).toEqual(balance(0, false));
  });

  it('[PAY-3] waits for a slow bank, and a late no is mailed', async () => {
    const eva = await addBuyer(app);
    const slow = await placeOrder(app, eva);
    await payWith(app, slow.reference, { outcome: 'slow' });
    expect(await check(app, eva, slow.order.id)).toMatchObject({ state: 'pending' });
    expect(await balanceOf(app, eva)).toEqual(balance(0, false));
    app.clock.forward({ seconds: 60 });
    expect(await check(app, eva, slow.order.id)).toMatchObject({ state: 'completed' });

    const late = await placeOrder(app, eva);
    await payWith(app, late.reference, { outcome: 'slow_refused' });
    await check(app, eva, late.order.id);
    app.clock.forward({ seconds: 60 });
    expect(await check(app, eva, late.order.id)).toMatchObject({ state: 'failed' });
    const mails = await app.mailsTo(eva.email, 2);
    expect(textsOf(mails)).toContainEqual(expect.stringContaining('You haven’t been charged'));
    expect(await balanceOf(app, eva)).toEqual(balance(30, true));
  });

  it('[PAY-3] that is begun gives the one before it up, unless that was paid meanwhile', async () => {
    const fenna = await addBuyer(app);
    const first = await placeOrder(app, fenna);
    const second = await placeOrder(app, fenna, { credits: 80 });
    expect(await orderRow(app, first.order.id)).toMatchObject({ state: 'cancelled' });
    const body = await orderFor(app, fenna, { credits: 200 });
    await payWith(app, second.reference);
    // Whether word of it came already or not: the page for the third one is out of date.
    await expect(as(app, fenna)(api.order, { body })).rejects.toMatchObject({
      answer: { code: 'order_meanwhile', values: { id: second.order.id } },
    });
    expect(await check(app, fenna, second.order.id)).toMatchObject({ state: 'completed' });
    expect(await balanceOf(app, fenna)).toEqual(balance(80, true));
    expect(await ordersOf(fenna)).toBe(2);
  });

  it('[PAY-7] is another one at another price, and the dearer one is given up', async () => {
    const nora = await addBuyer(app);
    const dear = await placeOrder(app, nora);
    await app.core.db.update(users).set({ leaveOfferPercent: 50 }).where(eq(users.id, nora.id));
    const cheap = await placeOrder(app, nora);
    expect(cheap.order).toMatchObject({ state: 'loading', minor: 750, code: 'STAY' });
    expect(await orderRow(app, dear.order.id)).toMatchObject({ state: 'cancelled' });
  });

  it('[PAY-3] is given up after an hour, and one whose word was lost is found', async () => {
    const gitta = await addBuyer(app);
    const left = await placeOrder(app, gitta);
    app.clock.forward({ hours: 2 });
    await runBillingJob(app, 'billing.follow-orders');
    expect((await orderRow(app, left.order.id)).state).toMatch(/failed|cancelled/);

    const slow = await placeOrder(app, gitta);
    await payWith(app, slow.reference, { outcome: 'slow' });
    await check(app, gitta, slow.order.id);
    app.clock.forward({ hours: 2 });
    // A job may be the first in a while to need the site.
    clearSiteCache(app.core);
    await runBillingJob(app, 'billing.follow-orders');
    expect(await orderRow(app, slow.order.id)).toMatchObject({ state: 'completed' });
  });

  it('[PAY-3] belongs to whoever ordered', async () => {
    const [hanna, ida] = [await addBuyer(app), await addBuyer(app)];
    const { id } = await buy(app, hanna);
    const stranger = as(app, ida);
    const refused = { answer: { code: 'order_not_found' } };
    await expect(stranger(api.orderState, { query: { id } })).rejects.toMatchObject(refused);
    await expect(stranger(api.orderCheck, { body: { id } })).rejects.toMatchObject(refused);
    await expect(stranger(api.orderCancel, { body: { id } })).rejects.toMatchObject(refused);
    await expect(stranger(api.receipt, { query: { id } })).rejects.toMatchObject(refused);
    await expect(stranger(api.receiptFile, { query: { id } })).rejects.toMatchObject(refused);
    const asked = { body: { id, minor: 1499 } };
    await expect(stranger(api.refund, asked)).rejects.toMatchObject(refused);
    expect((await stranger(api.orders, { query: {} })).orders).toEqual([]);
    expect((await as(app, hanna)(api.orders, { query: {} })).orders).toMatchObject([{ id }]);
  });

  it('[PAY-1] needs an address that was confirmed, a package, a method and the price shown', async () => {
    const jana = await addBuyer(app, { status: 'not_confirmed' });
    const body = await orderFor(app, jana);
    await expect(as(app, jana)(api.order, { body })).rejects.toMatchObject({
      answer: { code: 'confirm_first' },
    });
    const kaja = await addBuyer(app);
    const right = await orderFor(app, kaja);
    for (const [changes, code] of [
      [{ package: 999_999 }, 'package_not_found'],
      [{ method: 'bancontact' }, 'method_unavailable'],
      [{ method: 'directdebit' }, 'mandate_needed'],
      [{ minor: 1 }, 'price_changed'],
      [{ code: 'NOTHING' }, 'code_not_found'],
    ] as const) {
      const wrong = as(app, kaja)(api.order, { body: { ...right, ...changes } });
      await expect(wrong).rejects.toMatchObject({ answer: { code } });
    }
    expect(await ordersOf(kaja)).toBe(0);
  });
});

describe('repeating', () => {
  it('[PAY-5] offers nothing where the last package is not sold', async () => {
    const mia = await addBuyer(app);
    await buy(app, mia);
    await as(app, mia)(api.paymentCountry, { body: { country: 'GB' } });
    expect(await as(app, mia)(api.repeatOffer)).toEqual({ offer: null });
  });

  it('[PAY-5] charges what was kept without asking, and says if it was refused', async () => {
    const lena = await addBuyer(app);
    expect(await as(app, lena)(api.repeatOffer)).toEqual({ offer: null });
    await buy(app, lena, { credits: 80, keep: true });
    const { offer } = await as(app, lena)(api.repeatOffer);
    expect(offer).toMatchObject({ minor: 3499, method: 'card', stored: { last4: '4242' } });
    if (!offer) throw new Error('Nothing to repeat.');
    const { client_id, minor, method, package: again } = offer;
    const body = { client_id, package: again.id, method, minor, code: null, stored: true };
    const both = await Promise.all([
      as(app, lena)(api.order, { body }),
      as(app, lena)(api.order, { body }),
    ]);
    expect(both).toMatchObject([
      { order: { state: 'completed' }, redirect: null },
      { order: { state: 'completed' }, redirect: null },
    ]);
    expect(await balanceOf(app, lena)).toEqual(balance(160, true));
  });
});
